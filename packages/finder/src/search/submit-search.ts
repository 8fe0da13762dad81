import { paths } from "@hjem/domain/paths";
import { type RefObject, useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/** The field of a search form that is typed in. */
function typedField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("search");
  return field instanceof HTMLInputElement ? field : null;
}

/** Keeps with the page that is shown what is typed on it, beside what the router keeps there. */
function noteTyped(typed: string): void {
  const { history } = window;
  const state = history.state as { typed?: string } | null;
  if (typed === (state?.typed ?? "")) return;
  try {
    history.replaceState({ ...state, typed }, "");
  } catch {
    // Caught: Safari counts how often this is done: what it took last is what Back finds.
  }
}

/**
 * Keeps what is typed in a search form, sent or not, for whoever comes back to its page: one page of the site or another, or
 * an earlier list of results (S6).
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  const { key } = useLocation();
  const isReturned = useNavigationType() === NavigationType.Pop;
  const shown = useRef(key);
  useEffect(() => {
    const field = typedField(form.current);
    if (!field) return undefined;
    const state = window.history.state as { typed?: string } | null;
    // What was typed before this code was there stays.
    field.defaultValue = state?.typed ?? "";
    if (isReturned && shown.current !== key) field.value = field.defaultValue;
    shown.current = key;
    const note = () => noteTyped(field.value);
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [form, key, isReturned]);
}

/** One choice that was not made in a field of the form. */
export type Choice = { name: "geoId"; value: string } | { name: "keywords"; value: string };

/**
 * Follows a search form without leaving the page. It sends what the browser itself would send; the loader of the results
 * brings the address into its one right form, as the server does without JavaScript (D31).
 */
export function useSubmitSearch({ keepsScroll = false }: { keepsScroll?: boolean } = {}) {
  const navigate = useNavigate();
  return (form: HTMLFormElement, choice?: Choice) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() !== "") params.append(name, value);
    }
    // A place joins the others, words take the place of earlier ones.
    if (choice?.name === "geoId") params.append(choice.name, choice.value);
    else if (choice) params.set(choice.name, choice.value);
    // A form without any choice is no wish for the landing page's own (010).
    const says = [...params.keys()].filter((key) => key !== "language");
    if (says.length === 1) params.delete("landingpageid");
    const field = typedField(form);
    if (field) {
      // What is read of it stands in the results.
      noteTyped(field.value);
      field.value = "";
    }
    // As the address writes it (D31): a colon is legal there and stays readable.
    const search = params.toString().replaceAll("%3A", ":");
    void navigate({ pathname: paths.list.to(), search }, { preventScrollReset: keepsScroll });
  };
}
