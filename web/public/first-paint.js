/*
 * Runs before the first paint: sets the theme, and opens the landing page or the application, for a user who has signed
 * in here before, a redirect from the identity provider, and the sign-up notice.
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
    // Blocked storage: the system's theme, and the landing page.
  }
  try {
    isDark = choice === "dark" || (choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  } catch (_unknown) {
    // Unknown: light.
  }
  root.dataset.theme = isDark ? "dark" : "light";
  var query = new URLSearchParams(location.search);
  var isReturn = query.has("state") && (query.has("code") || query.has("error"));
  var isSignUp = /^\/signup\/?$/.test(location.pathname);
  root.dataset.start = knowsSomebody || isReturn || isSignUp ? "app" : "landing";
  // A press before the page's script is there is answered by it (startLanding.ts).
  document.addEventListener("click", function (event) {
    var button = event.target.closest("#show-me-how:not([data-answers])");
    if (button) button.setAttribute("aria-busy", "true");
  });
  addEventListener("error", tellMissing, true);
  function tellMissing(event) {
    if (!event.target || event.target.type !== "module") return;
    var words = document.querySelector(".boot");
    if (!words) return addEventListener("DOMContentLoaded", tellMissing.bind(null, event));
    root.dataset.start = "app";
    words.textContent = "This page could not be loaded. Check your connection, then reload it.";
  }
})();
