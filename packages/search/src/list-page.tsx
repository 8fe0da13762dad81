import { acquisitionOf } from "@hjem/domain/listing/listing-type";
import { createUpdateGate } from "@hjem/domain/search/update-gate";
import { currentListingChanged } from "@hjem/storefront/app-slice";
import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { useLoaderData } from "react-router";
import { IgnoredNotice, ReversedRangesNotice } from "./list/lazy-tools.ts";
import styles from "./list/results.module.css";
import { Results } from "./list/results.tsx";
import type { PressedPage } from "./list/save-this-search.tsx";
import { MapView } from "./map/lazy-map-view.ts";
import type { ListModel } from "./model/list-model.ts";

/**
 * The filters above the results (visual §7): place, price, bedrooms, type, viewing, and a link to all others. A plain
 * form that the server renders and that is hydrated once the page has loaded (D42).
 */
const FilterBar = lazyComponent(() => import("@hjem/finder/filter-bar"));

/** Only the browser suppresses an update, so the server stores nothing of a visitor here. */
const updates = createUpdateGate<ListModel>();

/**
 * The code that parses URLs and builds views is imported with the browser's first own search (D42). The app's current
 * listing type is updated here, from the URL: the next search starts with it (FND-016).
 */
export async function loader(args: PageLoaderArgs) {
  const shown = updates.take();
  if (shown) return shown;
  const { loadList } = await import("./model/load-list.ts");
  const loaded = await loadList(args, MapView.prepare);
  if ("bar" in loaded) {
    const { listingType, acquisition = "buy" } = loaded.bar.scope;
    args.page.store.dispatch(
      currentListingChanged({ listingType, acquisition: acquisitionOf(listingType, acquisition) }),
    );
  }
  return loaded;
}

/** "Save search" pressed before hydration: the page goes on with it. */
export const action = (): PressedPage => true;

/** The head of the page, from the model. */
export const head = (model: ListModel) => model.head;

/** Results of a search, as a list, a grid or on a map (spec §2). The URL contains the whole search (D31). */
export function Component() {
  const model = useLoaderData<ListModel>();
  const { ignored, reversed, landing } = model;
  const clean = () => updates.suppressNext(model);
  return (
    <>
      <FilterBar bar={model.bar} />
      {model.view === "map" && reversed.length === 0 ? (
        <MapView model={model} onClean={clean} />
      ) : (
        <div className={layout.page}>
          {landing && (
            <p className={styles.landing}>
              <Link className={text.link} href={landing.href}>
                {landing.title}
              </Link>
              {" · "}
              {landing.lead}
            </p>
          )}
          {ignored && <IgnoredNotice ignored={ignored} onClean={clean} />}
          {reversed.length > 0 ? (
            <ReversedRangesNotice reversed={reversed} />
          ) : (
            <Results model={model} />
          )}
        </div>
      )}
    </>
  );
}
