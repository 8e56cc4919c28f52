import type { RequestHandler } from "express";
import helmet from "helmet";

/** What no page of ours asks a browser for, so that nothing that slips into one can. */
const NOT_ASKED_FOR = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** The headers of every answer. The app needs no other origin; antd writes its styles into the page, hence the inline styles. */
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
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", ...pictures],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", ...outside],
        manifestSrc: ["'self'"],
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
