import { messages as economy } from "@hjem/home-card/economy/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the tabs about loan and insurance, and of the fields in which loan terms are stated. */
export const messages = { ...economy, ...own };
