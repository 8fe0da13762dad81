import type { ModerationCase } from "@hjem/domain/moderation/moderation-case";
import { usePage } from "@hjem/storefront/page";
import { Button, LinkButton } from "@hjem/ui/button";
import layout from "@hjem/ui/layout.module.css";
import { PreviewFrame } from "@hjem/ui/preview-frame";
import { Tag } from "@hjem/ui/tag";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCaseRows } from "./comparison.tsx";
import styles from "./moderation.module.css";
import {
  type VersionPhoto,
  versionPhotos,
  type VersionRow,
  versionRows,
  type VersionText,
  versionText,
} from "./version-rows.ts";

/** Width of the window in which the page is shown. */
const PREVIEW_WIDTH = 1366;

function Words({ parts, title }: { parts: readonly VersionText[]; title: React.ReactNode }) {
  return (
    <div className={styles.words}>
      <h4 className={text.medium}>{title}</h4>
      {parts.length === 0 && <p className={text.secondary}>–</p>}
      {parts.map(({ words, isChanged }, index) =>
        // Two paragraphs may be the same: their order is fixed.
        isChanged ? (
          <p key={`${index}/${words}`}>
            <mark className={styles.changed}>{words}</mark>
          </p>
        ) : (
          <p key={`${index}/${words}`}>{words}</p>
        ),
      )}
    </div>
  );
}

function Photos({ photos }: { photos: readonly VersionPhoto[] }) {
  const { t } = useLingui();
  return (
    <ul className={styles.photos}>
      {photos.map(({ url, alt, state }, index) => (
        <li key={`${url}/${state}`}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={alt || t`Photo ${index + 1}`} loading="lazy" />
          </a>
          {state !== "same" && (
            <Tag tone={state === "added" ? "warning" : "quiet"}>
              {state === "added" ? <Trans>New</Trans> : <Trans>Removed</Trans>}
            </Tag>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The page as visitors would see it; it is loaded once somebody asks for it. */
function PagePreview({ path }: { path: string }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={layout.row}>
        {!isShown && (
          <Button size="s" onClick={() => setShown(true)}>
            <Trans>Show the page as visitors would see it</Trans>
          </Button>
        )}
        <LinkButton size="s" href={path} target="_blank">
          <Trans>Open the preview in a new tab</Trans>
        </LinkButton>
      </div>
      {isShown && (
        <PreviewFrame src={path} width={PREVIEW_WIDTH} title={t`Preview of the listing`} />
      )}
    </>
  );
}

/** Props of `WholeListing`. */
export interface WholeListingProps extends Pick<
  ModerationCase,
  "before" | "listing" | "previewPath"
> {
  version: NonNullable<ModerationCase["version"]>;
  /** Whether the page compares it with another listing above, with who advertises it. */
  isCompared: boolean;
}

/** Facts of a version, and who advertises it; what the page has said above is not said again. */
function useFacts({ version, before, listing, isCompared }: WholeListingProps): VersionRow[] {
  const page = usePage();
  const { t } = useLingui();
  const known = useCaseRows(listing ? [listing] : []);
  const rows = versionRows(page, version, before);
  const said = new Set([t`Title`, t`Address`, ...(isCompared ? [t`Year built`] : [])]);
  return [
    ...(before ? rows : rows.filter(({ label }) => !said.has(label))),
    ...known
      .filter(({ isOfVersion }) => !isOfVersion && !isCompared)
      .map(({ label, values: [value] }) => ({
        label,
        value: value ?? "",
        before: value ?? "",
        isChanged: false,
      })),
  ];
}

/**
 * Everything that is decided on: facts, text and photos, beside the version before with what changed marked, and the page
 * itself (D99).
 */
export function WholeListing(props: WholeListingProps) {
  const { version, before, previewPath } = props;
  const rows = useFacts(props);
  const { t } = useLingui();
  const photos = versionPhotos(version, before);
  const count = version.images.length;
  return (
    <section className={styles.part} aria-label={t`The whole listing`}>
      <h3>
        <Trans>The whole listing</Trans>
      </h3>
      {before && (
        <p className={text.secondary}>
          <Trans>What changed since the version before is marked.</Trans>
        </p>
      )}
      <table className={styles.comparison}>
        {before && (
          <thead>
            <tr>
              <th scope="col">
                <span className={text.visuallyHidden}>{t`Fact`}</span>
              </th>
              <th scope="col">{t`This version`}</th>
              <th scope="col">{t`The version before`}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, value, before: earlier, isChanged }) => (
            <tr key={label} data-differs={isChanged || undefined}>
              <th scope="row">{label}</th>
              <td>{value || "–"}</td>
              {before && <td>{earlier || "–"}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.versions}>
        <Words
          title={before ? <Trans>Text of this version</Trans> : <Trans>Text</Trans>}
          parts={versionText(version, before)}
        />
        {before && (
          <Words
            title={<Trans>Text of the version before</Trans>}
            parts={versionText(before, version)}
          />
        )}
      </div>
      <h4 className={text.medium}>
        <Trans>Photos ({count})</Trans>
      </h4>
      <Photos photos={photos} />
      {previewPath && <PagePreview key={previewPath} path={previewPath} />}
    </section>
  );
}
