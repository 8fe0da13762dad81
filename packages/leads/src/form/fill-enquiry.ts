/** Sets a field as if it was typed, so that React and the form's own listeners are notified. */
function type(field: HTMLTextAreaElement, value: string): void {
  // Bypasses React's own setter, which would treat the new value as known.
  Reflect.set(HTMLTextAreaElement.prototype, "value", value, field);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Puts a question into the enquiry form of the page, below what is there, and moves to it. The person reads it and
 * sends it (LEAD-001). Nothing happens on a page without the form.
 */
export function fillEnquiry(question: string): void {
  const place = document.querySelector("#contact");
  const message = place?.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
  if (!place || !message) return;
  place
    .querySelector<HTMLInputElement>('input[type="radio"][name="ask"][value="contact"]')
    ?.click();
  const lines = message.value.split("\n");
  if (!lines.includes(question))
    type(message, [message.value, question].filter(Boolean).join("\n"));
  place.scrollIntoView({ block: "start" });
  const fields = [
    ...place.querySelectorAll<HTMLInputElement>('input[name="name"], input[name="email"]'),
  ];
  (fields.find(({ value }) => value === "") ?? message).focus({ preventScroll: true });
}
