import { createContext, use } from "react";

const Faults = createContext<Readonly<Record<string, string>>>({});

/** Provides what is wrong with values of the draft, by the path of their field. */
export const FieldFaultsProvider = Faults;

/** What is wrong with the value of a field, such as a year that contradicts another one; undefined where nothing is. */
export const useFieldFault = (path: string): string | undefined => use(Faults)[path];
