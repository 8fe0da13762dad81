import { Brand } from "@hjem/storefront/brand";
import { usePage } from "@hjem/storefront/page";
import text from "@hjem/ui/text.module.css";
import styles from "./sign-in-frame.module.css";

/** An empty page with a link to the home page, used as an intermediate page (ACC-021, ACC-022). */
export function Blank() {
  const { siteName } = usePage().region;
  return (
    <div className={styles.page}>
      <h1 className={text.visuallyHidden}>{siteName}</h1>
      <Brand />
    </div>
  );
}
