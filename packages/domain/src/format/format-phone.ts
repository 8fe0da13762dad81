/** `+4799900001` as `+47 999 00 001`, `+61299900001` as `+61 2 9990 0001`: groups that can be read aloud. */
export const formatPhone = (phone: string): string =>
  phone
    .replace(/^(\+47)(\d{3})(\d{2})(\d{3})$/, "$1 $2 $3 $4")
    .replace(/^(\+61)(\d)(\d{4})(\d{4})$/, "$1 $2 $3 $4");
