import { Enquiries } from "@hjem/leads/enquiries";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useEffect } from "react";
import { useLoaderData, useOutlet, useParams } from "react-router";
import type { PropertyModel } from "./model/property-model.ts";
import type { UnsentModel } from "./model/unsent-model.ts";
import { PropertyView } from "./property-view.tsx";

/**
 * Records the visit (D42: the code for it is no part of the first load). No lazy component, as one that has left the page
 * renders nothing more: whoever goes back at once has viewed the home, too.
 */
async function recordView(propertyId: string): Promise<void> {
  // Caught: without the code the home is only not marked as viewed.
  const code = await import("@hjem/saved/record-view").catch(() => null);
  code?.recordViewedHome(propertyId);
}

/** The listing's loader is imported when the browser navigates to the first listing (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadProperty } = await import("./model/load-property.ts");
  return loadProperty(args);
}

/** The forms of the page, submitted without JavaScript. */
export async function action(args: PageLoaderArgs) {
  const { handleForm } = await import("@hjem/leads/handle-form");
  return handleForm(args);
}

/** The head of the page, from the model. */
export const head = (model: PropertyModel | UnsentModel) => model.head;

/** A property page: facts, costs, viewings and contact; or one of its tabs (spec §2, PROP-009). */
export function Component() {
  const { propertyId = "" } = useParams();
  const model = useLoaderData<PropertyModel | UnsentModel>();
  const tab = useOutlet(model);
  const isShown = !("unsent" in model);
  useEffect(() => {
    if (isShown) void recordView(propertyId);
  }, [isShown, propertyId]);
  if ("unsent" in model) {
    const { title, enquiries } = model.unsent;
    return (
      <article className={`${layout.page} ${layout.section}`}>
        <h1>{title}</h1>
        <Enquiries {...enquiries} />
      </article>
    );
  }
  return tab ?? <PropertyView model={model} />;
}
