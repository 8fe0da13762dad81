/**
 * The reader's own time zone, in which they are told when something of theirs was saved or written; what belongs to a home, such
 * as a viewing, is in the home's (decision 002). For what the browser alone draws: a server does not know it.
 */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
