/**
 * Closes what a process stands on, one after another. What fails is reported, and the next is closed all the same; what has
 * not ended by `withinMs` is left behind, with all that comes after it. Never rejects.
 */
export async function closeInOrder(
  steps: readonly (() => unknown)[],
  { withinMs, onError }: { withinMs: number; onError: (error: unknown) => void },
): Promise<void> {
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, withinMs);
  const closeEach = async () => {
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        onError(error);
      }
    }
  };
  await Promise.race([closeEach(), limit.promise]);
  clearTimeout(timer);
}
