import { Trans } from "@lingui/react/macro";
import { Button } from "../../button/button.tsx";
import { SearchIcon } from "../../icon/icons.ts";
import styles from "./search-as-i-move.module.css";

/** Props of `SearchAsIMove`. */
export interface SearchAsIMoveProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the list follows the map. */
export const SearchAsIMove = ({ isOn, onChange }: SearchAsIMoveProps) => (
  <label className={styles.switch}>
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    <Trans>Search as I move the map</Trans>
  </label>
);

/** Shown over the map once it has moved and the list did not follow. */
export const SearchThisArea = ({ onSearch }: { onSearch: () => void }) => (
  <div className={styles.place}>
    <Button className={styles.again} icon={SearchIcon} onClick={onSearch}>
      <Trans>Search this area</Trans>
    </Button>
  </div>
);
