import type { CommuteHome } from "@hjem/domain/travel/estimate-commute";
import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `CommuteNote`. */
export interface CommuteNoteProps {
  home: CommuteHome;
}

/** Travel times on the picture of a result: personal, so the browser alone adds them, and fetches them where there are addresses. */
export const CommuteNote = lazyComponent(() => import("./commute-note.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
