import type { MessageCatalogs } from "./message-catalogs.ts";

/** Messages that every page needs: those of the kit and of the frame, each language by itself (D42). */
export const firstMessages: MessageCatalogs = {
  catalogs: {
    en: [() => import("@hjem/ui/locales/en.po"), () => import("../locales/en.po")],
    no: [() => import("@hjem/ui/locales/no.po"), () => import("../locales/no.po")],
  },
};
