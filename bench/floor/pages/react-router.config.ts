import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  routeDiscovery: { mode: "initial" },
  appDirectory: "../../../app",
  buildDirectory: "../../../.wrangler/bench-floor-pages",
} satisfies Config;
