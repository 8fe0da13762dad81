import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Trans, useLingui } from "@lingui/react/macro";

/** Props of `FieldLink`. */
export interface FieldLinkProps {
  href: string;
  /** What the field is called. */
  name: string;
  onFollow?: (() => void) | undefined;
}

/** A link to the field that a line is about. */
export function FieldLink({ href, name, onFollow }: FieldLinkProps) {
  const { t } = useLingui();
  return (
    <Link
      href={href}
      className={text.link}
      keepsScroll
      onClick={onFollow}
      aria-label={t`Go to the field ${name}`}
    >
      <Trans>Go to the field</Trans>
    </Link>
  );
}
