import type { Language } from "@hjem/domain/language";
import { en } from "./en.ts";
import { no } from "./no.ts";

/** Every sentence of the assistant; `{name}` is filled in. */
export type AssistantMessages = Readonly<Record<keyof typeof en, string>>;
export type MessageId = keyof typeof en;

const messages: Readonly<Record<Language, AssistantMessages>> = { en, no };

/** A sentence in a language, with its values. */
export const formatMessage = (
  language: Language,
  id: MessageId,
  values: Readonly<Record<string, string>> = {},
): string =>
  messages[language][id].replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
