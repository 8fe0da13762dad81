import { InfoIcon } from "@hjem/ui/result-icons";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { ListModel } from "../../model/list-model.ts";
import styles from "./notices.module.css";

/** Props of `IgnoredNotice`. */
export interface IgnoredNoticeProps {
  ignored: NonNullable<ListModel["ignored"]>;
  /** Called before the URL is corrected: the results shown already match it. */
  onClean: () => void;
}

/**
 * Lists the query keys that were ignored (D31), and what of a typed text was not used (015), so that nobody relies on a filter that is not
 * applied. The URL is
 * then corrected, without another search (SRCH-120, SRCH-127).
 */
export default function IgnoredNotice({ ignored, onClean }: IgnoredNoticeProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { keys, wrong, unused, cleanHref } = ignored;
  const isClean = pathname + search === cleanHref;
  const cleaned = useRef("");
  useEffect(() => {
    if (isClean || cleaned.current === cleanHref) return;
    cleaned.current = cleanHref;
    onClean();
    void navigate(cleanHref, { replace: true, preventScrollReset: true });
  }, [isClean, cleanHref, navigate, onClean]);
  const unknown = keys.length;
  return (
    <div className={styles.notice} role="status">
      <InfoIcon size="s" />
      <p>
        {unknown > 0 &&
          `${t`${plural(unknown, { one: "We ignored # unknown filter", other: "We ignored # unknown filters" })}`}: ${keys.join(", ")}. `}
        {wrong > 0 &&
          t`${plural(wrong, { one: "# filter had an invalid value and was ignored.", other: "# filters had invalid values and were ignored." })}`}
        {unused !== "" && t`Not used in the search: ${unused}`}
      </p>
    </div>
  );
}
