/** Yields to the browser, which handles input and paints before the work continues (D42). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
