import { fieldsOf } from "@hjem/domain/narrow";
import { toSnake } from "@hjem/domain/wire/case";
import { usePage } from "@hjem/storefront/page";
import { Button } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DraftEditor, EditedDraft } from "../model/draft-editor.ts";
import { useFieldLabel } from "../model/use-field-label.ts";
import styles from "./dialogs.module.css";
import { shownValue } from "./shown-value.ts";

/** Props of `ConflictDialog`. */
export interface ConflictDialogProps {
  edited: EditedDraft;
  editor: Pick<DraftEditor, "resolve">;
}

const at = (draft: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => fieldsOf(inner)[key], draft);

/** A field was changed here and on another device: both versions are shown, and one is kept (D89). */
export function ConflictDialog({ edited: { draft, conflict }, editor }: ConflictDialogProps) {
  const { t } = useLingui();
  const labelOf = useFieldLabel();
  const page = usePage();
  const shown = (value: unknown) => shownValue(page, value, { yes: t`Yes`, no: t`No` });
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={() => {}}
      canClose={() => false}
      size="l"
      title={t`Changed in two places`}
    >
      {conflict && (
        <div className={layout.stack}>
          <p>
            <Trans>
              The listing was changed in another window or on another device while you edited it.
              Which version do you want to keep?
            </Trans>
          </p>
          <table className={styles.versions}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Field</Trans>
                </th>
                <th scope="col">
                  <Trans>Here</Trans>
                </th>
                <th scope="col">
                  <Trans>Other device</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {conflict.paths.map((path) => (
                <tr key={path}>
                  <th scope="row">{labelOf(path.split(".").map(toSnake).join("."))}</th>
                  <td>{shown(at(draft, path))}</td>
                  <td>{shown(at(conflict.theirs, path))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={layout.row}>
            <Button variant="primary" onClick={() => editor.resolve("mine")}>
              <Trans>Keep what is here</Trans>
            </Button>
            <Button onClick={() => editor.resolve("theirs")}>
              <Trans>Use the other version</Trans>
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
