import type { RequestHandler } from "express";
import helmet from "helmet";

/** What no page of ours asks a browser for, so that nothing that slips into one can. */
const NOT_ASKED_FOR = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** The headers of every answer. The app needs no other origin, and no style but its files and what a page's nonce allows. */
export function securityHeaders(publicUrl: string, identityOrigin: string | null): RequestHandler {
  const isSecure = publicUrl.startsWith("https:");
  const outside = identityOrigin === null ? [] : [identityOrigin];
  // Only an outside provider knows pictures of people, and they lie wherever it keeps them.
  const pictures = identityOrigin === null ? [] : ["https:"];
  const permissions = NOT_ASKED_FOR.map((feature) => `${feature}=()`).join(", ");
  const helmeted = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        // A page adds its nonce, see send-page.ts.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", ...pictures],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...outside],
        manifestSrc: ["'self'"],
        ...(outside.length > 0 ? { frameSrc: outside } : {}),
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...outside],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A browser that once saw HSTS or an upgrade refuses plain http for good, also where there is no TLS to be had.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  });
  return (request, response, next) => {
    response.set("Permissions-Policy", permissions);
    helmeted(request, response, next);
  };
}
