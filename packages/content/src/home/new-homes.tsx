import type { Property } from "@hjem/domain/listing/property";
import { PropertyCard } from "@hjem/storefront/property-card";
import layout from "@hjem/ui/layout.module.css";
import styles from "./new-homes.module.css";

/** Cards side by side; on a phone they are swiped. */
export function NewHomes({ homes }: { homes: readonly Property[] }) {
  return (
    <ul className={`${layout.cards} ${styles.rail}`} data-columns="4">
      {homes.map((home) => (
        <li key={home.propertyId}>
          <PropertyCard property={home} />
        </li>
      ))}
    </ul>
  );
}
