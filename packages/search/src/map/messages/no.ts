import { messages as kit } from "@hjem/ui/map/locales/no.po";
import { messages as own } from "../locales/no.po";

/** Words of the map and of what the kit says on it. */
export const messages = { ...kit, ...own };
