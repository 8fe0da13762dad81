import { lazyComponent } from "@hjem/storefront/lazy-component";
import type { PageLoaderArgs } from "@hjem/storefront/routes";
import layout from "@hjem/ui/layout.module.css";
import { useLoaderData } from "react-router";
import { Hero } from "./hero.tsx";
import type { HomeModel } from "./model/home-model.ts";

/** What is below the first screen: its links work before it is hydrated (D42). */
const Blocks = lazyComponent(() => import("../blocks/blocks.tsx"));

/** The loader is imported when the browser navigates to the page (D42). */
export async function loader({ page }: PageLoaderArgs) {
  const { loadHome } = await import("./model/home-model.ts");
  return loadHome(page);
}

/** The head of the page. */
export const head = (model: HomeModel) => model.head;

/** The home page: search, then the blocks of its entry (CMS-001, RTE-029). */
export function Component() {
  const { hero, title, lead, searches, blocks } = useLoaderData<HomeModel>();
  return (
    <>
      <Hero home={hero} title={title} lead={lead} searches={searches} />
      <div className={layout.page}>
        <Blocks blocks={blocks} />
      </div>
    </>
  );
}
