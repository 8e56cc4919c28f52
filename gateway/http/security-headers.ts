import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** The browser features that no page of the product uses, so that injected code cannot either. */
const NOT_ASKED_FOR = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"];

/** Sets headers of an answer, which are the same for every request. */
export type SetHeaders = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Returns a handler that sets the headers of every answer. The app needs no other origin, and no style but its files
 * and what a page's nonce allows.
 */
export function securityHeaders(publicUrl: string, identityOrigin: string | null): SetHeaders {
  const isSecure = publicUrl.startsWith("https:");
  const outside = identityOrigin === null ? [] : [identityOrigin];
  // Only an outside provider has pictures of people, and they may be on any origin.
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
    // A browser that once received HSTS or an upgrade refuses plain http for good, also where TLS is not available.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", permissions);
    helmeted(request, response, next);
  };
}

/** Returns the headers that a handler sets at every answer. */
export function headersSetBy(set: SetHeaders): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  set(request, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
