import { useRouteError } from "react-router";
import { PageError } from "#app/components/page-error.tsx";

/** A route's `ErrorBoundary` that has its own sentence for what is not there; every other failure reads as everywhere. `home` is what the link home says. */
export function notFoundBoundary(title: string, text: string, home?: string) {
  return function ErrorBoundary() {
    return <PageError error={useRouteError()} words={{ 404: { title, text, ...(home !== undefined && { home }) } }} />;
  };
}
