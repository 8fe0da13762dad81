import { LOADING_DELAY_MS } from "@hjem/domain/limits";

/** A flag that says whether the page is loading (spec §4). */
export interface LoadingFlag {
  /** Loading started: the flag turns on after 50 ms, unless it ended before (UI-004, UI-006). */
  begin: () => void;
  /** Loading ended: the flag turns off at once (UI-005). */
  end: () => void;
}

/** A loading flag that reports each change; `wait` starts a timer and returns a function that cancels it. */
export function createLoadingFlag(
  onChange: (isOn: boolean) => void,
  wait: (run: () => void, milliseconds: number) => () => void,
): LoadingFlag {
  let stop: (() => void) | undefined;
  let isOn = false;
  const set = (value: boolean) => {
    if (isOn === value) return;
    isOn = value;
    onChange(value);
  };
  return {
    begin: () => {
      stop ??= wait(() => set(true), LOADING_DELAY_MS);
    },
    end: () => {
      stop?.();
      stop = undefined;
      set(false);
    },
  };
}
