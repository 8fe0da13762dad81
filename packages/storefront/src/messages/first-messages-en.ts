import { messages as kit } from "@hjem/ui/locales/en.po";
import { messages as frame } from "../locales/en.po";

export const messages = { ...kit, ...frame };
