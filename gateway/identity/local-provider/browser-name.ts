/** The longest header that is looked at. */
const USER_AGENT_MAX = 500;

// In this order: most browsers also claim to be those further down.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgi?A?(OS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|HeadlessChrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * Returns the name of the browser for people, such as `Firefox on Linux`; null when its header does not name it. The
 * header is not stored.
 */
export function browserName(userAgent: string): string | null {
  const text = userAgent.slice(0, USER_AGENT_MAX);
  const [browser, system] = [nameIn(BROWSERS, text), nameIn(SYSTEMS, text)];
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system);
}

function nameIn(names: readonly (readonly [RegExp, string])[], text: string): string | null {
  return names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
