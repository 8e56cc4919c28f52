/*
 * Runs before the first paint, so it stays a few lines of plain script: it sets the theme, and decides whether
 * the page opens on the landing page or on the application. The application starts when a user has signed in here
 * before, after a redirect from the identity provider, or on the sign-up notice.
 */
(function () {
  var root = document.documentElement;
  var choice = null;
  var knowsSomebody = false;
  var isDark = false;
  try {
    choice = localStorage.getItem("theme");
    knowsSomebody = Object.keys(localStorage).some(function (key) {
      return key.indexOf("@@auth0spajs@@") === 0;
    });
  } catch (_blocked) {
    // With blocked storage the page uses the system's theme and opens on the landing page.
  }
  try {
    isDark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  } catch (_unknown) {
    // Where the browser does not say what its system uses, the page is light.
  }
  root.dataset.theme = isDark ? "dark" : "light";
  var query = new URLSearchParams(location.search);
  var isReturn = query.has("state") && (query.has("code") || query.has("error"));
  var isSignUp = /^\/signup\/?$/.test(location.pathname);
  root.dataset.start = knowsSomebody || isReturn || isSignUp ? "app" : "landing";
  // The script of the page answers a press on the button that came before it (features/landing/startLanding.ts).
  document.addEventListener("click", function (event) {
    var button = event.target.closest("#show-me-how:not([data-answers])");
    if (button) button.setAttribute("aria-busy", "true");
  });
  // Without the script of the page nothing else could tell.
  addEventListener("error", tellMissing, true);
  function tellMissing(event) {
    if (!event.target || event.target.type !== "module") return;
    var words = document.querySelector(".boot");
    if (!words) return addEventListener("DOMContentLoaded", tellMissing.bind(null, event));
    root.dataset.start = "app";
    words.textContent = "This page could not be loaded. Check your connection, then reload it.";
  }
})();
