import { paths } from "@hjem/domain/paths";
import type { DataRouter } from "react-router";
import type { App } from "../app/create-app.ts";
import { toAppError } from "../page/loader-response.ts";
import { appFailed, errorCleared } from "../store/app-slice.ts";

/**
 * Keeps the app error in step with the router (spec §4): a route that fails sets it, a navigation to a page that does not
 * fail clears it (UI-014). `/error` shows the current error, so a navigation to it clears nothing (UI-011).
 */
export function followErrors({ store }: App, router: DataRouter): void {
  let entered = router.state.location.key;
  router.subscribe(({ navigation, errors, location }) => {
    if (navigation.state !== "idle") return;
    const [error] = Object.values(errors ?? {});
    if (error !== undefined) store.dispatch(appFailed(toAppError(error)));
    else if (location.key !== entered && location.pathname !== paths.error.path) {
      if (store.getState().app.error !== null) store.dispatch(errorCleared());
    }
    entered = location.key;
  });
}
