import { paths } from "@hjem/domain/paths";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/** Fields of a circle in a URL. */
export const circleFields = ["mapCentroid", "propertyRadius"] as const;

/**
 * Submits the form around an input with a changed search, without the text being typed. `onTaken` is called first to
 * clear the input.
 */
export function useChangeSearch(input: RefObject<HTMLInputElement | null>, onTaken: () => void) {
  const navigate = useNavigate();
  return (change: (params: URLSearchParams) => void) => {
    const form = input.current?.form;
    if (!form) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const isTyped = name === input.current?.name;
      if (typeof value === "string" && value.trim() !== "" && !isTyped) params.append(name, value);
    }
    onTaken();
    change(params);
    const search = params.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
    void navigate({ pathname: paths.list.to(), search }, { preventScrollReset: true });
  };
}

/** Backspace in an empty input: removes the last selected place. */
export function useBackspace(input: RefObject<HTMLInputElement | null>, remove: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Backspace" && input.current?.value === "" && !event.repeat) remove();
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [input]);
}
