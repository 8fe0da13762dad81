import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";

/** Address of a section of the admin area, searched for `q`. */
export const searchHref = (section: string, q: string): string =>
  `${paths.adminSection.to(section)}?${new URLSearchParams({ q })}`;

/** The address of somebody's account, which leads to it among the people of the market. */
export const PersonLink = ({ email }: { email: string }) => (
  <Link href={searchHref("people", email)} className={text.link}>
    {email}
  </Link>
);
