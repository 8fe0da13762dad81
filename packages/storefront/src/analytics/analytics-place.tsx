import type { ContactTarget } from "@hjem/domain/content/analytics-rules";
import { UNITS_ID } from "@hjem/domain/paths";
import { toSnakeKeys } from "@hjem/domain/wire/case";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { browserNow, browserWait } from "../browser/browser-clock.ts";
import { usePage } from "../page/use-page.ts";
import { browserStorage, storageOrMemory } from "../storage/browser-storage.ts";
import { sessionContextOf, useStorefrontSelector } from "../store/store.ts";
import { renewVisitor, storeVisitor } from "../visitor/visitor-record.ts";
import { buildEvent, type EventInput, isBlockedPath, listingIdOf } from "./analytics-event.ts";
import { createEventQueue, type EventQueue } from "./event-queue.ts";
import { forgetVisit, readVisit } from "./visit.ts";

/** Parts of a listing's page by their ids, and what a press on their button or on a link to them is (D113). */
const targetsById: Readonly<Record<string, ContactTarget>> = {
  contact: "enquiry",
  viewings: "viewing",
  estimate: "valuation",
  map: "map",
};

/** What makes contact: a number that is shown, a link to a part of the page, the button of its form, sharing. */
function contactOf(target: Element): ContactTarget | undefined {
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link?.protocol === "mailto:") return link.pathname === "" ? "share" : "email";
  if (
    link?.protocol === "tel:" ||
    target.closest("summary")?.parentElement?.querySelector("a[href^='tel:']")
  )
    return "phone";
  if (link?.pathname === window.location.pathname) return targetsById[link.hash.slice(1)];
  const place = target.closest("button[type=submit]")?.closest("section[id]");
  return place ? targetsById[place.id] : undefined;
}

/** What a press is: contact about the listing of the page, or a click on a result. */
function pressOf(target: EventTarget | null): Pick<EventInput, "objectId" | "target"> | null {
  if (!(target instanceof Element)) return null;
  const here = listingIdOf(window.location.pathname);
  const contact = here === null ? undefined : contactOf(target);
  if (contact) return { objectId: here, target: contact };
  const link = target.closest<HTMLAnchorElement>("a[href]");
  const objectId = link?.origin === window.location.origin ? listingIdOf(link.pathname) : null;
  return objectId === null || objectId === here ? null : { objectId };
}

/**
 * Records what a visitor views and presses, from the consent on until it is withdrawn (CMS-041, CMS-046..061). Renders
 * nothing.
 */
export default function AnalyticsPlace() {
  const { store, region } = usePage();
  const { pathname, search } = useLocation();
  const session = useStorefrontSelector((state) => state.session.current);
  const userId = session.person?.userId ?? null;
  const queue = useRef<EventQueue>(null);
  const viewed = useRef("");
  const record =
    useRef<(recorded: Pick<EventInput, "action" | "objectId" | "target">) => void>(null);

  useEffect(() => {
    const tab = storageOrMemory("sessionStorage");
    const events = createEventQueue({
      wait: browserWait,
      send: (sent) => {
        const token = sessionContextOf(store).manager?.token();
        void fetch("/api/v1/payload/website", {
          method: "POST",
          keepalive: true,
          headers: {
            "content-type": "application/json",
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(toSnakeKeys(sent)),
        }).catch(() => {
          // Caught: no connection; nobody waits for these events, and the next ones are sent by themselves.
        });
      },
    });
    queue.current = events;
    const press = ({ target }: MouseEvent) => {
      const pressed = pressOf(target);
      if (pressed) record.current?.({ action: "click", ...pressed });
    };
    document.addEventListener("click", press, { capture: true });
    // A page is hidden before it is left: what `pagehide` sends, browsers often drop while a worker has the page.
    const hide = () => {
      if (document.visibilityState === "hidden") events.flush();
    };
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", events.flush);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      document.removeEventListener("click", press, { capture: true });
      window.removeEventListener("pagehide", events.flush);
      events.drop();
      viewed.current = "";
      forgetVisit(tab);
    };
  }, [store]);

  useEffect(() => {
    const newId = () => crypto.randomUUID();
    // Storage is read and written once for a page, at its first event: a press costs neither.
    const readActor = () => {
      const storage = browserStorage();
      if (userId === null) storeVisitor(storage, browserNow(), newId);
      return {
        visitorId: renewVisitor(storage.read("visitor"), browserNow(), newId).id,
        visit: readVisit(storageOrMemory("sessionStorage"), search, newId),
      };
    };
    let actor: ReturnType<typeof readActor> | undefined;
    record.current = (recorded) => {
      // Addresses of a search say where a visitor goes every day (D83).
      if (isBlockedPath(pathname) || new URLSearchParams(search).has("reach")) return;
      actor ??= readActor();
      queue.current?.push(
        buildEvent({
          ...recorded,
          ...actor,
          isProject: document.getElementById(UNITS_ID) !== null,
          pathname,
          search,
          region,
          userId,
          width: window.innerWidth,
          now: browserNow(),
        }),
      );
    };
  }, [pathname, search, region, userId]);

  const isKnown = session.kind !== "unknown";
  useEffect(() => {
    const objectId = listingIdOf(pathname);
    const shown = objectId ?? pathname + search;
    // A tab of a listing is no other view of it.
    if (!isKnown || viewed.current === shown) return;
    viewed.current = shown;
    record.current?.({ action: "view", objectId });
  }, [isKnown, pathname, search]);
  return null;
}
