import { Enquiries } from "@hjem/leads/enquiries";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useLoaderData, useOutlet, useParams } from "react-router";
import type { PropertyModel } from "./model/property-model.ts";
import type { UnsentModel } from "./model/unsent-model.ts";
import { PropertyView } from "./property-view.tsx";

/**
 * Records the visit on a property page, without rendering anything (D42). Not once the page has loaded: with slow
 * pictures a visitor may have gone back by then.
 */
const ViewedHome = lazyComponent(() => import("@hjem/saved/record-view"), {
  render: "client-only",
});

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
  if ("unsent" in model) {
    const { title, enquiries } = model.unsent;
    return (
      <article className={`${layout.page} ${layout.section}`}>
        <h1>{title}</h1>
        <Enquiries {...enquiries} />
      </article>
    );
  }
  return (
    <>
      {tab ?? <PropertyView model={model} />}
      <ViewedHome propertyId={propertyId} />
    </>
  );
}
