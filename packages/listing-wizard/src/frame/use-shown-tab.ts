import type { Draft } from "@hjem/domain/draft/draft";
import type { DraftTab } from "@hjem/domain/draft/draft-rules";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { firstOpenTab, openTabs, tabOfField } from "../model/tab-order.ts";
import { fieldOfHash, type WizardAddress } from "../model/wizard-address.ts";

/** The tab that is shown, and those that can be opened. */
export interface ShownTab {
  tab: DraftTab;
  open: ReadonlySet<DraftTab>;
  /** Those that were opened and left: what they lack was not overlooked before. */
  visited: ReadonlySet<DraftTab>;
}

/**
 * The tab of the address where it can be opened (LIST-010), else the first that lacks something, which then is in the
 * address: completing it does not turn the page. Preview and payment show no tab, and their address stays as it is. Tabs that
 * were opened stay open (D92), and a link to a field opens its tab.
 */
export function useShownTab(
  tabs: Draft["tabs"],
  { mode, tab: wanted }: Pick<WizardAddress, "mode" | "tab">,
): ShownTab {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<ReadonlySet<DraftTab>>(new Set());
  const open = useMemo(() => openTabs(tabs, opened), [tabs, opened]);
  const field = fieldOfHash(hash);
  const isFieldHere = field !== null && tabOfField(field) === wanted;
  const isOpen = wanted !== null && (open.has(wanted) || isFieldHere);
  const tab = isOpen ? wanted : firstOpenTab(tabs);
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  useEffect(() => {
    if (isOpen || mode !== "edit") return;
    const next = new URLSearchParams(query);
    next.set("tab", tab);
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  }, [isOpen, mode, tab, query, navigate]);
  const visited = useMemo(() => new Set([...opened].filter((each) => each !== tab)), [opened, tab]);
  return { tab, open, visited };
}
