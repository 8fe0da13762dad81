import { lazyComponent } from "../lazy/lazy-component.tsx";

/** The question about cookies; fetched with its texts where somebody is asked (D111, D112). */
export const ConsentQuestion = lazyComponent(() => import("./consent-question.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("./locales/en.po"), no: () => import("./locales/no.po") },
  },
});
