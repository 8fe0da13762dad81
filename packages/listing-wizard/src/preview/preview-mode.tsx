import { draftsApi } from "@hjem/api-client/endpoints/drafts";
import type { PreviewLink } from "@hjem/domain/draft/preview-link";
import { formatInstant } from "@hjem/domain/format/format-instant";
import { zoneOf } from "@hjem/domain/time/place-zone";
import { usePage } from "@hjem/storefront/page";
import { toasts } from "@hjem/storefront/toasts";
import { Button, LinkButton } from "@hjem/ui/button";
import { PreviewFrame } from "@hjem/ui/preview-frame";
import { Select } from "@hjem/ui/select";
import text from "@hjem/ui/text.module.css";
import { ArrowLeftIcon } from "@hjem/ui/tool-icons";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { ModeProps } from "../model/tab-props.ts";
import { readWizardAddress, wizardHref } from "../model/wizard-address.ts";
import { CardPreview } from "./card-preview.tsx";
import styles from "./preview.module.css";

/** Widths of the preview in CSS pixels: a phone and a desktop window. */
const WIDTHS = { phone: 390, desktop: 1366 } as const;
/** The listing's page at either width, or its card among search results. */
const views = ["phone", "desktop", "card"] as const;

/** From this width of the window on the desktop's page comes first. */
const DESKTOP = 1024;

/** The links of this visit: a new one ends those before it (D105). */
const links = new Map<string, PreviewLink>();

/** The link to the preview of a draft; undefined while it is on its way, null where it could not be made. */
function usePreviewLink(draftId: string): PreviewLink | null | undefined {
  const { store } = usePage();
  const [link, setLink] = useState<PreviewLink | null | undefined>(() => links.get(draftId));
  useEffect(() => {
    if (links.has(draftId)) return;
    const create = async () => {
      const { data } = await store.dispatch(
        draftsApi.endpoints.createPreviewLink.initiate(draftId, { track: false }),
      );
      if (data) links.set(draftId, data);
      setLink(data ?? null);
    };
    void create();
  }, [draftId, store]);
  return link;
}

/** Props of `PreviewMode`. */
export interface PreviewModeProps extends ModeProps {
  /** What is next for the draft: its payment, its publication, or what it lacks. */
  next: ReactNode;
}

/** The listing as visitors will see it, on a phone and on a desktop, in the whole window (LIST-014, LIST-085, D105). */
export default function PreviewMode({ draft, save, next }: PreviewModeProps) {
  const { t } = useLingui();
  const { region, language, origin } = usePage();
  const [query] = useSearchParams();
  const [shown, setShown] = useState<(typeof views)[number]>(() =>
    window.innerWidth < DESKTOP ? "phone" : "desktop",
  );
  const [isSaved, setSaved] = useState(false);
  const link = usePreviewLink(draft.id);
  useEffect(() => {
    void save().then(() => setSaved(true));
  }, [save]);
  const { tab } = readWizardAddress(query);
  const copy = async (path: string) => {
    await navigator.clipboard.writeText(new URL(path, origin).href);
    toasts.show({ message: t`The link is copied` });
  };
  const until = link && formatInstant({ language }, Date.parse(link.expiresAt), zoneOf(region));
  return (
    <div className={styles.preview} data-task="preview">
      <div className={styles.bar}>
        <LinkButton
          variant="ghost"
          icon={ArrowLeftIcon}
          href={wizardHref(draft.id, tab ? { tab } : {})}
        >
          <Trans>Edit</Trans>
        </LinkButton>
        <h1 className={styles.title}>
          {/* The page in the frame says it by itself. */}
          <span className={shown === "card" ? undefined : text.visuallyHidden}>
            <Trans>Preview, not public</Trans>
          </span>
        </h1>
        <Select
          label={t`Show as`}
          isLabelHidden
          size="m"
          className={styles.views}
          value={shown}
          onChange={({ currentTarget: { value } }) =>
            setShown(views.find((view) => view === value) ?? "phone")
          }
        >
          <option value="phone">{t`Phone`}</option>
          <option value="desktop">{t`Desktop`}</option>
          <option value="card">{t`In the search results`}</option>
        </Select>
        {link && (
          <Button className={styles.copy} onClick={() => void copy(link.path)}>
            <Trans>Copy link</Trans>
          </Button>
        )}
        {next}
      </div>
      {link === null && (
        <p role="alert" className={styles.words}>
          <Trans>The preview could not be shown. Try again later.</Trans>
        </p>
      )}
      {shown === "card" && isSaved && (
        <div className={styles.words}>
          <CardPreview id={draft.id} version={draft.version} />
          {until && (
            <p className={`${text.small} ${text.secondary}`}>
              <Trans>Anyone with the link can see the preview until {until}.</Trans>
            </p>
          )}
        </div>
      )}
      {shown !== "card" && link && isSaved && (
        <PreviewFrame
          key={draft.version}
          src={link.path}
          width={WIDTHS[shown]}
          title={t`Preview of the listing`}
        />
      )}
      {!isSaved && link !== null && <div aria-busy />}
    </div>
  );
}
