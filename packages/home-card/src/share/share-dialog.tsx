import { Button, LinkButton } from "@hjem/ui/button";
import { Dialog } from "@hjem/ui/dialog";
import layout from "@hjem/ui/layout.module.css";
import { TextField } from "@hjem/ui/text-field";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useRef, useState } from "react";
import { encode } from "uqr";
import type { ShareDialogProps } from "./lazy-share.ts";
import styles from "./share-dialog.module.css";
import { facebookHref, mailHref, modulesPath, SHARE_WINDOW } from "./share-links.ts";

/** The URL as a QR code. */
function Code({ url }: { url: string }) {
  const { t } = useLingui();
  const { data, size } = encode(url, { ecc: "M" });
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`QR code for this page`}
      shapeRendering="crispEdges"
    >
      <path d={modulesPath(data)} />
    </svg>
  );
}

/** Copy the URL, write an email, share on Facebook, or scan the code with a phone. */
export default function ShareDialog({ onClose, ...shared }: ShareDialogProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(shared.url);
      setCopied(true);
    } catch {
      // Caught: if the browser denies clipboard access, the URL is selected, ready to be copied manually.
    }
  };
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    window.open(event.currentTarget.href, "share", SHARE_WINDOW);
  };

  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Share this home</Trans>}>
      <div className={layout.stack}>
        <div className={styles.line}>
          <TextField ref={field} label={t`Link`} value={shared.url} readOnly size="m" />
          <Button onClick={() => void copy()}>
            {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
        </div>
        <p role="status" className={text.visuallyHidden}>
          {isCopied ? t`The address is copied` : ""}
        </p>
        <div className={styles.ways}>
          <LinkButton href={mailHref(shared)}>
            <Trans>Email</Trans>
          </LinkButton>
          <LinkButton href={facebookHref(shared)} rel="noreferrer" target="_blank" onClick={open}>
            Facebook
          </LinkButton>
        </div>
        <Code url={shared.url} />
      </div>
    </Dialog>
  );
}
