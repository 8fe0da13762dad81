import type { Language } from "@hjem/domain/language";
import { browserNow, browserWait } from "@hjem/storefront/browser-clock";
import { openLiveChat } from "@hjem/storefront/live-chat";
import { usePage } from "@hjem/storefront/page";
import { type StorefrontStore, useStorefrontStore } from "@hjem/storefront/store";
import { useMemo, useSyncExternalStore } from "react";
import { type ChatState, newChat } from "../model/chat-state.ts";
import { type ChatSession, openChatSession } from "./chat-session.ts";

/** What a panel does with its chat. */
export interface Chat extends Pick<ChatSession, "ask" | "askAgain"> {
  state: ChatState;
}

/** A chat that is open while somebody listens. */
function chatWhileShown(store: StorefrontStore, propertyId: string, language: Language) {
  let session: ChatSession | null = null;
  return {
    subscribe: (listener: () => void) => {
      const own = openChatSession({
        openChannel: (chat) => openLiveChat(store, { ...chat, propertyId }),
        language,
        wait: browserWait,
        newId: () => crypto.randomUUID(),
        now: browserNow,
      });
      session = own;
      own.subscribe(listener);
      return () => {
        session = null;
        own.close();
      };
    },
    state: () => session?.state() ?? newChat,
    ask: (text: string) => session?.ask(text),
    askAgain: (clientId: string) => session?.askAgain(clientId),
  };
}

const beforeShown = () => newChat;

/** The chat of a home, open for as long as the component is shown. */
export function useChat(propertyId: string): Chat {
  const store = useStorefrontStore();
  const { code } = usePage().language;
  const { subscribe, state, ask, askAgain } = useMemo(
    () => chatWhileShown(store, propertyId, code),
    [store, propertyId, code],
  );
  return { state: useSyncExternalStore(subscribe, state, beforeShown), ask, askAgain };
}
