/** A step of the way to a page; the last one, the page itself, has no address of its own. */
export interface Step {
  label: string;
  href?: string;
}

/** The way to a page as structured data (schema.org BreadcrumbList), wide to narrow. */
export const breadcrumbList = (
  steps: readonly Step[],
  origin: string,
): Record<string, unknown> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ label, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(href && { item: { "@id": new URL(href, origin).href } }),
  })),
});
