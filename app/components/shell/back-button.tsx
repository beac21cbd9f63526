import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { givenReturn, goBack, hasWayBack } from "#app/lib/way-back.ts";

/** On a phone it stands before the product's name. Without a script it is a form that leads to the return address. */
export function BackButton() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!hasWayBack(pathname)) return null;
  const [path = "/search", query = ""] = (givenReturn(search) ?? "/search").split("?");
  return (
    <form
      method="get"
      action={path}
      className="-ml-2.5 flex"
      onSubmit={(event) => {
        event.preventDefault();
        goBack(navigate, search);
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <IconButton label="Back" type="submit" size="md">
        <ArrowLeft aria-hidden="true" />
      </IconButton>
    </form>
  );
}
