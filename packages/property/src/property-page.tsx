import { Enquiries } from "@hjem/leads/enquiries";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useLoaderData, useOutlet, useParams } from "react-router";
import type { PropertyModel } from "./model/property-model.ts";
import type { UnsentModel } from "./model/unsent-model.ts";
import { PropertyView } from "./property-view.tsx";

/** Stands on a home's page, unseen, and remembers that it was opened; comes after load (D42). */
const ViewedHome = lazyComponent(() => import("@hjem/home-card/viewed-home"));

/** The listing's model is fetched with the first listing that the browser itself requests (D42). */
export async function loader(args: PageLoaderArgs) {
  const { loadProperty } = await import("./model/load-property.ts");
  return loadProperty(args);
}

/** The forms of the page, where they come without JavaScript. */
export async function action(args: PageLoaderArgs) {
  const { handleForm } = await import("@hjem/leads/handle-form");
  return handleForm(args);
}

/** The home's head, built with the model. */
export const head = (model: PropertyModel | UnsentModel) => model.head;

/** One home: what it is, what it costs, when it can be seen, who sells it; or one of its tabs (spec §2, PROP-009). */
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
