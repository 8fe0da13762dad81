import { fieldsOf } from "@hjem/domain/narrow";
import { paths } from "@hjem/domain/paths";
import { type RefObject, useEffect, useRef } from "react";
import {
  useNavigation,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";

/** The text field of a search form. */
function typedField(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("search");
  return field instanceof HTMLInputElement ? field : null;
}

/** The typed text that the history entry holds. */
function storedTyped(): string {
  const { typed } = fieldsOf(window.history.state);
  return typeof typed === "string" ? typed : "";
}

/** Stores the typed text in the history entry, beside the router's state. */
function noteTyped(typed: string): void {
  if (typed === storedTyped()) return;
  const { history } = window;
  try {
    history.replaceState({ ...history.state, typed }, "");
  } catch {
    // Caught: Safari limits how often this may be called; the last stored text is what Back restores.
  }
}

/**
 * Stores text typed into a search form, submitted or not, so that Back restores it on any page or list of results
 * (S6).
 */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  const { key } = useLocation();
  const isReturned = useNavigationType() === NavigationType.Pop;
  const shown = useRef(key);
  useEffect(() => {
    const field = typedField(form.current);
    if (!field) return undefined;
    // Text that was typed before hydration is kept.
    field.defaultValue = storedTyped();
    if (isReturned && shown.current !== key) field.value = field.defaultValue;
    shown.current = key;
    const note = () => noteTyped(field.value);
    field.addEventListener("input", note);
    return () => field.removeEventListener("input", note);
  }, [form, key, isReturned]);
}

/** A choice that is not a field of the form. */
export type Choice = { name: "geoId"; value: string } | { name: "keywords"; value: string };

/**
 * Submits a search form without leaving the page, with the data that the browser itself would submit; the loader of
 * the results redirects to the canonical URL, as the server does without JavaScript (D31).
 */
export function useSubmitSearch({ keepsScroll = false }: { keepsScroll?: boolean } = {}) {
  const navigate = useNavigate();
  return (form: HTMLFormElement, choice?: Choice) => {
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      if (typeof value === "string" && value.trim() !== "") params.append(name, value);
    }
    // A place is added to the others, keywords replace earlier ones.
    if (choice?.name === "geoId") params.append(choice.name, choice.value);
    else if (choice) params.set(choice.name, choice.value);
    // A form without filters does not request the landing page's (010).
    const says = [...params.keys()].filter((key) => key !== "language");
    if (says.length === 1) params.delete("landingpageid");
    const field = typedField(form);
    if (field) {
      // The results show the text's filters.
      noteTyped(field.value);
      field.value = "";
    }
    // As in URLs (D31): a colon is legal there and stays readable.
    const search = params.toString().replaceAll("%3A", ":");
    void navigate({ pathname: paths.list.to(), search }, { preventScrollReset: keepsScroll });
  };
}

/** True while another search is loading; the old results stay until then. */
export const useIsSearching = (): boolean => useNavigation().location?.pathname === paths.list.path;
