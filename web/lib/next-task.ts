/** Resolves in a task of its own: the browser answers to the visitor between one piece of work and the next. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
