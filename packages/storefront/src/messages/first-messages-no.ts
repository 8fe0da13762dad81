import { messages as kit } from "@hjem/ui/locales/no.po";
import { messages as frame } from "../locales/no.po";

export const messages = { ...kit, ...frame };
