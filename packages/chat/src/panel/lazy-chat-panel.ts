import { lazyComponent } from "@hjem/storefront/lazy-component";

/** Props of `ChatPanel`. */
export interface ChatPanelProps {
  /** Name of the panel, as on its button. */
  title: string;
  propertyId: string;
  /** Questions to begin with. */
  suggestions: readonly string[];
  /** Who replies to an enquiry. */
  owner: "agency" | "seller" | "landlord" | "unknown";
  /** Opens the enquiry form of the page with a question in it. */
  onEnquire: (question: string) => void;
  onClose: () => void;
  /** The home can no longer be asked about: its button goes, the panel stays until it is closed (D81). */
  onWithdrawn: () => void;
}

/** The chat about a home: fetched when its button is pressed, with its messages (D42, D81). */
export const ChatPanel = lazyComponent(() => import("./chat-panel.tsx"), {
  render: "client-only",
  messages: {
    catalogs: { en: () => import("../locales/en.po"), no: () => import("../locales/no.po") },
  },
});
