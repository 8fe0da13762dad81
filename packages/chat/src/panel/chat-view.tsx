import { CHAT_QUESTION_MAX_LENGTH } from "@hjem/domain/chat/chat-rules";
import { Chip } from "@hjem/ui/chip";
import { IconButton } from "@hjem/ui/icon-button";
import { SidePanel } from "@hjem/ui/side-panel";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { SendIcon } from "@hjem/ui/tool-icons";
import { type FormRules, useForm } from "@hjem/ui/use-form";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { ChatState } from "../model/chat-state.ts";
import styles from "./chat-panel.module.css";
import { Message, type MessageActions } from "./message.tsx";

/** Suggested questions that stay beside a conversation: it needs the room itself. */
const SUGGESTED_MEANWHILE = 2;

/** Props of `ChatView`. */
export interface ChatViewProps extends MessageActions, Pick<FormRules<unknown>, "unsent"> {
  title: string;
  state: ChatState;
  /** Questions to begin with. */
  suggestions: readonly string[];
  onAsk: (question: string) => void;
  onClose: () => void;
}

function ErrorText({
  isSocketDown,
  isAnswerError,
  waitSeconds,
}: Pick<ChatState, "isSocketDown" | "isAnswerError" | "waitSeconds">) {
  if (isSocketDown) return <Trans>No connection to the assistant. Trying to reconnect.</Trans>;
  if (!isAnswerError) return <Trans>Connected to the assistant again.</Trans>;
  if (waitSeconds === null) return <Trans>Something went wrong. Please ask again.</Trans>;
  return (
    <Trans>
      You have asked many questions. Try again in{" "}
      <Plural value={Math.ceil(waitSeconds / 60)} one="# minute" other="# minutes" />.
    </Trans>
  );
}

/** What is wrong or waits, above the text field. */
function Notice({ state }: { state: ChatState }) {
  const { hasAssistant, isError, isSocketDown, isAnswerError, isQueued } = state;
  const isWrong = isError && (isSocketDown || isAnswerError);
  return (
    <div role="status" className={styles.notice} data-tone={isWrong ? "danger" : undefined}>
      {!hasAssistant && <Trans>This listing can no longer be asked about.</Trans>}
      {hasAssistant && isError && <ErrorText {...state} />}
      {hasAssistant && !isError && isQueued && (
        <Trans>Your question is in the queue and will be answered shortly.</Trans>
      )}
    </div>
  );
}

const Typing = () => (
  <li className={styles.typing}>
    <span className={text.visuallyHidden}>
      <Trans>The answer is on its way</Trans>
    </span>
    <span />
    <span />
    <span />
  </li>
);

/** The chat of a home as it is shown: messages, notices, suggested questions and the text field. */
export function ChatView({
  title,
  state,
  suggestions,
  unsent,
  onAsk,
  onClose,
  ...actions
}: ChatViewProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const { messages, isLoading, hasAssistant } = state;
  const last = messages.at(-1);
  const isAnswering = isLoading || (last?.isOpen ?? false);

  // With each change the newest is in view, also while it grows.
  useLayoutEffect(() => {
    const body = log.current?.parentElement;
    if (body) body.scrollTop = body.scrollHeight;
  });

  const { listeners } = useForm({
    unsent,
    send: async ({ question = "" }) => {
      if (question.trim() === "") return;
      onAsk(question.trim());
      if (field.current) field.current.value = "";
    },
    onResult: () => null,
  });
  const open = suggestions
    .filter((question) => messages.every((each) => each.text !== question))
    .slice(0, messages.length === 0 ? suggestions.length : SUGGESTED_MEANWHILE);
  const questionBefore = (index: number): string =>
    messages.slice(0, index).findLast(({ author }) => author === "user")?.text ?? "";

  return (
    <SidePanel
      title={title}
      note={<Trans>Automatic answers from the listing</Trans>}
      isOpen
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Notice state={state} />
          {open.length > 0 && hasAssistant && (
            <div className={styles.suggestions}>
              {open.map((question) => (
                <Chip key={question} tone="line" onClick={() => onAsk(question)}>
                  {question}
                </Chip>
              ))}
            </div>
          )}
          <form className={styles.form} {...listeners}>
            <TextField
              ref={field}
              name="question"
              size="m"
              label={t`Your question`}
              isLabelHidden
              placeholder={t`Write a question`}
              maxLength={CHAT_QUESTION_MAX_LENGTH}
              autoComplete="off"
              enterKeyHint="send"
              disabled={!hasAssistant}
            />
            <IconButton
              type="submit"
              icon={SendIcon}
              className={styles.send}
              label={t`Send`}
              disabled={!hasAssistant}
            />
          </form>
        </>
      }
    >
      <div
        ref={log}
        role="log"
        aria-label={t`Conversation`}
        aria-busy={isAnswering}
        className={styles.log}
      >
        <ol className={styles.messages}>
          {messages.map((message, index) => (
            <Message
              key={message.clientId ?? message.id}
              message={message}
              question={questionBefore(index)}
              {...actions}
            />
          ))}
          {isLoading && <Typing />}
        </ol>
      </div>
    </SidePanel>
  );
}
