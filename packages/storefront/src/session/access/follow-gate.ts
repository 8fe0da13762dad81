import { paths } from "@hjem/domain/paths";
import type { DataRouter } from "react-router";
import { browserNow } from "../../browser/browser-clock.ts";
import { browserAccess, gateTimer } from "./system-access.ts";

/** Leaves the admin area when the authorisation expires while it is open (ACC-105). */
export function followGate(router: DataRouter, isInArea: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    browserAccess().close();
    if (isInArea()) void router.navigate(paths.login.to(), { replace: true });
  };
  const arm = () => {
    clearTimeout(timer);
    const until = isInArea() ? browserAccess().until() : null;
    const left = until === null ? null : gateTimer(until, browserNow());
    if (left !== null) timer = setTimeout(leave, left);
  };
  arm();
  router.subscribe(({ navigation }) => navigation.state === "idle" && arm());
}
