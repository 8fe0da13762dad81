import { NO_CONNECTION } from "@hjem/storefront/no-connection";
import { usePage } from "@hjem/storefront/page";
import { useSession } from "@hjem/storefront/session";
import { toasts } from "@hjem/storefront/toasts";
import { classNames } from "@hjem/ui/class-names";
import { IconButton, type IconButtonProps } from "@hjem/ui/icon-button";
import { HeartIcon } from "@hjem/ui/result-icons";
import { useState } from "react";
import type { HeartHome } from "./change-favorite.ts";
import styles from "./heart-button.module.css";
import { SaveInDialog } from "./lazy-save-in-dialog.ts";
import { savedIdsOf, useSavedIds } from "./saved-ids.ts";

/** Props of `HeartButton`. */
export interface HeartButtonProps extends Pick<IconButtonProps, "variant" | "size"> {
  home: HeartHome;
  /** Accessible name, the same whether the home is saved or not: "Save Storgata 1". From the messages of the page. */
  label: string;
  className?: string;
}

const loadChange = () => import("./change-favorite.ts");
// Caught: whoever presses loads it again.
const prepare = () => void loadChange().catch(() => undefined);

/**
 * Saves a home, or removes it (FAV-044, FAV-045): a toggle button, there once it is known who looks at the page, so that
 * pages stay the same for everybody (D32). A press is shown at once and taken back where it fails (D9). The context
 * menu of the button (a long press, a right click, Shift+F10) chooses collections.
 */
export function HeartButton({
  home,
  label,
  variant = "photo",
  size = "s",
  className,
}: HeartButtonProps) {
  const page = usePage();
  const { store } = page;
  const { kind } = useSession();
  const isSaved = useSavedIds().has(home.id);
  const [isChoosing, setChoosing] = useState(false);
  const isPerson = kind === "person";

  if (kind === "unknown") return null;
  const choose = () => setChoosing(true);
  const press = async () => {
    const saved = savedIdsOf(store);
    saved.expect(home.id, !isSaved);
    // Caught: the visitor is notified below.
    const module = await loadChange().catch(() => null);
    if (module) return module.changeFavorite({ page, home, isSaved: !isSaved, choose });
    saved.settle(home.id);
    toasts.show({ message: page.i18n._(NO_CONNECTION), tone: "error" });
  };
  return (
    <>
      <IconButton
        icon={HeartIcon}
        label={label}
        variant={variant}
        size={size}
        isFilled={isSaved}
        className={classNames(styles.heart, className)}
        aria-pressed={isSaved}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void press()}
        onContextMenu={(event) => {
          if (!isPerson) return;
          event.preventDefault();
          choose();
        }}
      />
      {isChoosing && <SaveInDialog home={home} onClose={() => setChoosing(false)} />}
    </>
  );
}
