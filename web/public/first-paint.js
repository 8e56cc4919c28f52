/*
 * Runs before the first paint, so it stays a few lines of plain script: which appearance the page wears, and whether
 * it opens on the landing or on the application. The application starts when somebody has signed in here before, when
 * the identity provider sends them back, or on the sign-up notice.
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
    // Storage may be blocked altogether: then the system's appearance and the landing.
  }
  var isDark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = isDark ? "dark" : "light";
  var query = new URLSearchParams(location.search);
  var isReturn = query.has("state") && (query.has("code") || query.has("error"));
  var isSignUp = /^\/signup\/?$/.test(location.pathname);
  root.dataset.start = knowsSomebody || isReturn || isSignUp ? "app" : "landing";
})();
