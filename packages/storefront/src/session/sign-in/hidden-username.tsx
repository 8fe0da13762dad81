import text from "@hjem/ui/text.module.css";

/** The address that a password belongs to, for password managers alone: nobody sees it or comes to it by keys. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input
    type="email"
    name="email"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className={text.visuallyHidden}
  />
);
