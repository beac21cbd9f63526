import { Search as SearchIcon, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { SEARCH_BOX_ID } from "#app/components/shell/shortcuts.tsx";
import { isComposing, TextField } from "#app/components/ui/field.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { useHydrated } from "#app/components/ui/use-hydrated.ts";
import { forgetSearch } from "#app/lib/search-memory.ts";
import { SEARCH_TABS, searchPath } from "#app/lib/search-tabs.ts";

const DEBOUNCE_MS = 200;

/** The search box: typing searches, and the address keeps the query. Without a script it is a form. */
export function SearchBox() {
  const [params] = useSearchParams();
  const inAddress = params.get("q") ?? "";
  const tab = SEARCH_TABS.find((name) => name === params.get("tab"));
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(inAddress);
  const [isEmpty, setIsEmpty] = useState(inAddress === "");

  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever goes elsewhere right after a letter is not called back by the search for it.
  const next = useNavigation().location?.pathname ?? "/search";
  useEffect(() => {
    if (next !== "/search") clearTimeout(timer.current);
  }, [next]);
  // The address also changes by other ways (Back), but what is being typed is ahead of it.
  useEffect(() => {
    if (sent.current === inAddress) return;
    sent.current = inAddress;
    if (input.current) input.current.value = inAddress;
    setIsEmpty(inAddress === "");
  }, [inAddress]);

  function search(text: string) {
    clearTimeout(timer.current);
    const q = text.trim();
    if (q === sent.current) return;
    if (q === "") forgetSearch();
    // One step of the history holds a whole search, however it was typed.
    const replace = sent.current !== "";
    sent.current = q;
    navigate(searchPath({ q, tab: q === "" ? null : tab }), { replace, preventScrollReset: true });
  }

  return (
    <search>
      <form
        method="get"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          const text = input.current?.value ?? "";
          if (text.trim() !== "") search(text);
        }}
      >
        <TextField
          ref={input}
          id={SEARCH_BOX_ID}
          label="Search"
          labelHidden
          type="search"
          name="q"
          required
          defaultValue={inAddress}
          placeholder="Albums, artists, packs or people"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="max-w-2xl [&_input]:min-h-12 [&_input]:text-base [&_input::-webkit-search-cancel-button]:hidden"
          start={<SearchIcon aria-hidden="true" />}
          end={
            hydrated &&
            !isEmpty && (
              <IconButton
                label="Clear"
                size="sm"
                onClick={() => {
                  if (input.current) input.current.value = "";
                  setIsEmpty(true);
                  search("");
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            )
          }
          onChange={(event) => {
            const text = event.currentTarget.value;
            setIsEmpty(text === "");
            clearTimeout(timer.current);
            if (!isComposing(event.nativeEvent)) timer.current = setTimeout(search, DEBOUNCE_MS, text);
          }}
          onCompositionEnd={(event) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, DEBOUNCE_MS, event.currentTarget.value);
          }}
        />
      </form>
    </search>
  );
}
