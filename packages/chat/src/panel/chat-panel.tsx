import { browserWait } from "@hjem/storefront/browser-clock";
import { unsentFields } from "@hjem/storefront/unsent-text";
import { useEffect, useEffectEvent } from "react";
import { useChat } from "../session/use-chat.ts";
import { isCovered } from "./answer-place.ts";
import { ChatView } from "./chat-view.tsx";
import type { ChatPanelProps } from "./lazy-chat-panel.ts";

/** Closing goes back over the panel's step in the history, and the browser scrolls with it: what follows comes after. */
const AFTER_CLOSING_MS = 150;

/** The chat about a home, connected (CHAT-001). */
export default function ChatPanel({
  title,
  propertyId,
  suggestions,
  owner,
  onEnquire,
  onClose,
  onWithdrawn,
}: ChatPanelProps) {
  const { state, ask, askAgain } = useChat(propertyId);
  const { hasAssistant } = state;
  const withdraw = useEffectEvent(onWithdrawn);
  useEffect(() => {
    if (!hasAssistant) withdraw();
  }, [hasAssistant]);

  const closeBefore = (next: () => void) => {
    onClose();
    browserWait(next, AFTER_CLOSING_MS);
  };
  const enquire = (question: string, panel: HTMLDialogElement | null) => {
    const form = document.querySelector<HTMLElement>('[data-answers~="enquiry"]');
    if (form && !isCovered(form, panel)) onEnquire(question);
    else closeBefore(() => onEnquire(question));
  };

  return (
    <ChatView
      title={title}
      state={state}
      owner={owner}
      unsent={unsentFields(`chat/${propertyId}`)}
      suggestions={suggestions}
      onAsk={ask}
      onAskAgain={askAgain}
      onEnquire={enquire}
      closeBefore={closeBefore}
      onClose={onClose}
    />
  );
}
