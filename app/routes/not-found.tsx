import { data } from "react-router";

export function loader(): never {
  throw data({ message: "Page not found" }, { status: 404 });
}

export default function NotFound() {
  return null;
}

export { ScreenError as ErrorBoundary } from "#app/components/page-error.tsx";
