/** Lets the browser handle input and paint before the work goes on: a slow phone must not freeze (D42). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
