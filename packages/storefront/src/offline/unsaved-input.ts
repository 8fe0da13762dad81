/** Fields whose content is lost with the page. A search is in its address. */
const isKept = (field: Element): boolean => {
  if (field.closest('[role="search"], [type="search"], form[method="get"]')) return false;
  return field.closest("form") !== null || field.matches("textarea, [contenteditable]");
};

/**
 * Notes what is typed or chosen in the forms of a document until it is sent. Returns whether there is any: fields that
 * have left the page, and forms that were sent, hold nothing any more.
 */
export function watchInput(root: Document): () => boolean {
  const edited = new Set<Element>();
  root.addEventListener("input", ({ target }) => {
    if (target instanceof Element && isKept(target)) edited.add(target);
  });
  root.addEventListener("submit", ({ target }) => {
    for (const field of edited)
      if (target instanceof Node && target.contains(field)) edited.delete(field);
  });
  return () => {
    for (const field of edited) if (!field.isConnected) edited.delete(field);
    return edited.size > 0;
  };
}
