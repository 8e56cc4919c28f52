/** What addresses of adverts carry from visit to visit without naming the advert. This file imports nothing. */

/** Parameters that count visits, whatever their value. */
const TRACKING = new RegExp(
  `^(?:${[
    // Campaigns and clicks.
    String.raw`(?:utm|mtm|pk|hsa|wt|fb_action|stm)_\w+|_?utm\w*|piwik_\w+|matomo_\w+|at_(?:medium|campaign|source)\w*`,
    String.raw`\w{0,4}clid|clickid|click_id|gclsrc|gad_\w+|[gw]braid|srsltid|li_fat_id|igshid?|s_kwcid|ef_id|icid|ncid|sc_cid`,
    String.raw`cmp_?id|campaign(?:_?id)?|mc_[ce]id|mkt_tok|vero_id|_ga|_gl|_gid|_hs(?:enc|mi|fp)|__hs\w+|epik|rx_(?!job)\w+`,
    // Where a visitor came from.
    String.raw`ref_?id|ref_?src|referr?er(?:_?(?:id|url))?|originalref\w*|originalsubdomain|trk\w*|tracking(?:_?id)?|track`,
    String.raw`ebp|li(?:pi|ci)|mid(?:token|sig)|otptoken|gh_src|lever-(?:source|origin)\w*|\w+[_-]source\w*`,
    String.raw`(?:job|traffic|lead|apply|application)source|source_?(?:id|type|name)`,
    String.raw`job_?board|recommended_?flavor|alternate_?channel|show_?how_?you_?fit|__jvs[td]|rltr|ijt|jobpipeline`,
    String.raw`iisn?|jan1offset|jun1offset|needsredirect|\w*session_?id|phpsessid|jsessionid|cf-\w+`,
  ].join("|")})(?:\\[\\])?$`,
  "i",
);
/** Words that count visits on most sites, and name the advert on some. */
const DOUBTFUL = /^(?:ref|src|from|origin|via|channel|medium|source)$/i;

/**
 * Returns the address of an advert without what counts visits; nothing else in it changes. A parameter such as `ref`
 * stays where only its number can name the advert. Anything that is no web address is returned as it is.
 */
export function withoutTracking(address: string): string {
  const parts = /^(https?:\/\/[^?#]*)(?:\?([^#]*))?(#.*)?$/is.exec(address);
  if (parts === null) return address;
  const [, page = "", query, fragment = ""] = parts;
  // The place on the page that a browser marks.
  const place = fragment.replace(/:~:.*$/s, "").replace(/^#$/, "");
  const path = page.replace(/;(?:jsessionid|phpsessid|sid)=[^/?#;]*/gi, "");
  if (query === undefined) return path + place;
  const parameters = query.split("&");
  const named = parameters.filter((parameter) => parameter !== "" && !TRACKING.test(nameOf(parameter)));
  const certain = named.filter((parameter) => !DOUBTFUL.test(nameOf(parameter)));
  const isNamed = /\d/.test(path.replace(/^https?:\/\/[^/]*/i, "") + place) || certain.some((one) => /\d/.test(one));
  const kept = named.filter((one) => certain.includes(one) || (!isNamed && /\d/.test(one)));
  return path + (kept.length === 0 ? "" : `?${kept.join("&")}`) + place;
}

/** Returns whether a parameter counts visits, or tells nothing else on most sites. */
export function isTracking(name: string): boolean {
  return TRACKING.test(name) || DOUBTFUL.test(name);
}

function nameOf(parameter: string): string {
  const name = parameter.split("=", 1)[0] ?? "";
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
