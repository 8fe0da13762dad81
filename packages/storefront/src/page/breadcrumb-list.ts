/** A breadcrumb; the last one is the page itself and has no URL. */
export interface Step {
  label: string;
  href?: string;
}

/** The breadcrumbs of a page as structured data (schema.org BreadcrumbList), widest first. */
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
