import type { ComponentProps } from "react";
import { Link as RouterLink } from "react-router";

/**
 * A link to another screen; pages cross-fade. What it leads to is fetched ahead by ScreenCache, as for every link of the
 * page: the router's own prefetch cannot fill the client cache, and reloads the document when the connection fails.
 */
export function Link(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink viewTransition {...props} />;
}
