import { paths } from "@hjem/domain/paths";
import { Link } from "@hjem/ui/link";
import text from "@hjem/ui/text.module.css";
import { Fragment } from "react";

/** Address of a section of the admin area, searched for `q`. */
export const searchHref = (section: string, q: string): string =>
  `${paths.adminSection.to(section)}?${new URLSearchParams({ q })}`;

/** An e-mail address, which a narrow column breaks where a reader would: after its @ and its dots. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?<=[@.])/).map((part, index) => (
    // Parts may be the same: their order is fixed.
    <Fragment key={`${index}/${part}`}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The address of somebody's account, which leads to it among the people of the market. */
export const PersonLink = ({ email }: { email: string }) => (
  <Link href={searchHref("people", email)} className={text.link}>
    <EmailText email={email} />
  </Link>
);
