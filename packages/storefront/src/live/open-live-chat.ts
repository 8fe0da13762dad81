import { browserNow } from "../browser/browser-clock.ts";
import { browserStorage } from "../storage/browser-storage.ts";
import type { StorefrontStore } from "../store/store.ts";
import { renewVisitor, storeVisitor } from "../visitor/visitor-record.ts";
import { liveClientOf } from "./live-client-of.ts";
import type { LiveChat, LiveChatChannel } from "./live-client.ts";

export type { ChatRequest, LiveChat, LiveChatChannel } from "./live-client.ts";

const newId = () => crypto.randomUUID();

/** Id of the visitor, which is stored for the next visit (CHAT-040). */
function visitorId(): string {
  const storage = browserStorage();
  storeVisitor(storage, browserNow(), newId);
  return renewVisitor(storage.read("visitor"), browserNow(), newId).id;
}

/** Opens the chat of a home over the tab's live connection, as the visitor or the person who is signed in (D77, D80). */
export const openLiveChat = (
  store: StorefrontStore,
  chat: Omit<LiveChat, "visitorId">,
): LiveChatChannel => liveClientOf(store).openChat({ ...chat, visitorId });
