import { isLanguage } from "@hjem/domain/language";
import type { Person } from "../store/session-slice.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads the stored user info; undefined for anything else. */
export function readPerson(stored: unknown): Person | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { userId, name, email, language, hasPassword, featureFlags }: Record<string, unknown> = {
    ...stored,
  };
  if (textOf(userId) === "" || !isLanguage(language)) return undefined;
  return {
    userId: textOf(userId),
    name: textOf(name),
    email: textOf(email),
    language,
    hasPassword: hasPassword === true,
    featureFlags:
      typeof featureFlags === "object" && featureFlags !== null
        ? Object.fromEntries(Object.entries(featureFlags).filter(([, on]) => on === true))
        : {},
  };
}
