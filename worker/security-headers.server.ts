import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { pictureHosts } from "./catalogue/catalogue.server.ts";
import type { AppEnv } from "./entry.ts";

function policy({ https, pictures }: { https: boolean; pictures: string[] }) {
  return secureHeaders({
    // A picture and a drawing say for themselves what they may do: nothing.
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      // Bars and gradients are server-rendered style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:", ...pictures],
      fontSrc: ["'self'"],
      connectSrc: import.meta.env.DEV ? ["'self'", "ws:"] : ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
    },
    strictTransportSecurity: https ? "max-age=31536000; includeSubDomains" : false,
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    xContentTypeOptions: true,
    crossOriginResourcePolicy: "same-origin",
    permissionsPolicy: {
      camera: [],
      microphone: [],
      geolocation: [],
      payment: [],
      usb: [],
    },
  });
}

const policies = new Map<string, ReturnType<typeof policy>>();

/** One for each way to be asked and each catalogue whose covers are shown from where they are. */
function policyFor(https: boolean, pictures: string[]): ReturnType<typeof policy> {
  const key = [https, ...pictures].join(" ");
  const known = policies.get(key) ?? policy({ https, pictures });
  policies.set(key, known);
  return known;
}

export const securityHeaders = createMiddleware<AppEnv>((c, next) => {
  const https = new URL(c.req.url).protocol === "https:";
  return policyFor(https, pictureHosts(c.env))(c, next);
});
