import { messages as kit } from "@hjem/ui/map/locales/en.po";
import { messages as own } from "../locales/en.po";

/** Words of the map and of what the kit says on it. */
export const messages = { ...kit, ...own };
