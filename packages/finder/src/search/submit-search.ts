import { paths } from "@hjem/domain/paths";
import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Gives the field of a form what was typed in it when this page was last left. */
export function useTypedBefore(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem("search");
    const state: { typed?: string } | null = window.history.state;
    if (field instanceof HTMLInputElement && state?.typed) field.defaultValue = state.typed;
  }, [form]);
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
    const field = form.elements.namedItem("search");
    if (field instanceof HTMLInputElement && field.value) {
      // Kept with this page for Back; what is read of it stands in the results.
      window.history.replaceState({ ...window.history.state, typed: field.value }, "");
      field.value = "";
    }
    // As the address writes it (D31): a colon is legal there and stays readable.
    const search = params.toString().replaceAll("%3A", ":");
    void navigate({ pathname: paths.list.to(), search }, { preventScrollReset: keepsScroll });
  };
}
