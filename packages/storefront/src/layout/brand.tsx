import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import { usePage } from "../page/use-page.ts";
import styles from "./brand.module.css";

/** The logo and the site's name, linking to the home page. */
export function Brand() {
  const { region } = usePage();
  return (
    <Link href={paths.home.to()} className={styles.brand}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.mark}>
        <path d="M3.5 1.5h5v6l4.3-2.6L21 10v12.5h-5V16a3.5 3.5 0 0 0-7 0v6.5H3.5Z" />
      </svg>
      {region.siteName}
    </Link>
  );
}
