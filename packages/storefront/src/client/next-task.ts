/** Lets the browser answer presses and draw before the work goes on: a slow phone must not stand still (D42). */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
