import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "./entry.ts";

function policy({ https }: { https: boolean }) {
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
      imgSrc: ["'self'", "data:", "blob:"],
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

const overHttps = policy({ https: true });
const overHttp = policy({ https: false });

export const securityHeaders = createMiddleware<AppEnv>((c, next) =>
  new URL(c.req.url).protocol === "https:" ? overHttps(c, next) : overHttp(c, next),
);
