/*
 * Runs before the first paint, so it stays a few lines of plain script: it sets the theme, and decides whether
 * the page opens on the landing page or on the application. The application starts when a user has signed in here
 * before, after a redirect from the identity provider, or on the sign-up notice.
 */
(function () {
  var root = document.documentElement;
  var choice = null;
  var knowsSomebody = false;
  try {
    choice = localStorage.getItem("theme");
    knowsSomebody = Object.keys(localStorage).some(function (key) {
      return key.indexOf("@@auth0spajs@@") === 0;
    });
  } catch (_blocked) {
    // With blocked storage the page uses the system's theme and opens on the landing page.
  }
  var isDark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = isDark ? "dark" : "light";
  var query = new URLSearchParams(location.search);
  var isReturn = query.has("state") && (query.has("code") || query.has("error"));
  var isSignUp = /^\/signup\/?$/.test(location.pathname);
  root.dataset.start = knowsSomebody || isReturn || isSignUp ? "app" : "landing";
})();
