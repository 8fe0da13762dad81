import { ChatPanel } from "@hjem/chat/chat-panel";
import { fillEnquiry } from "@hjem/leads/fill-enquiry";
import { usePage } from "@hjem/storefront/page";
import { LinkButton } from "@hjem/ui/button";
import { ChatIcon } from "@hjem/ui/tool-icons";
import { Trans } from "@lingui/react/macro";
import { type MouseEvent, useState } from "react";
import sheet from "../print/sheet.module.css";
import styles from "./ask-about-home.module.css";
import type { ListingAssistant } from "./listing-assistant.ts";

/**
 * A link to the enquiry form, whose own links are called otherwise; when hydrated it opens the chat instead, which is fetched and
 * connected then (D81).
 */
export default function AskAboutHome(assistant: ListingAssistant) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const [isOffered, setOffered] = useState(true);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div className={`${styles.ask} ${sheet.offPaper}`}>
      {isOffered && (
        <LinkButton
          href="#contact"
          icon={ChatIcon}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={() => void ChatPanel.prepare(page)}
          onClick={open}
        >
          <Trans>Ask the assistant</Trans>
        </LinkButton>
      )}
      {isOpen && (
        <ChatPanel
          {...assistant}
          onEnquire={fillEnquiry}
          onWithdrawn={() => setOffered(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
