/** Bots, recognised by their user agent as `isbot` lists them, get no worker and no card (spec §6, FND-063, FND-064). */
export async function isBot(userAgent: string): Promise<boolean> {
  if (userAgent === "") return true;
  // Fetched once for each visitor: who has a worker, or has answered the card, is none.
  const { isbot } = await import("isbot");
  return isbot(userAgent);
}
