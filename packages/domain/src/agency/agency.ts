import { z } from "zod";
import { emailAddress } from "../email-address.ts";

/** Six digits padded with zeros, or `-1` for a private listing (spec §3, D18). */
export const AgencyId = z.string().regex(/^(-1|\d{6,12})$/);
export type AgencyId = z.infer<typeof AgencyId>;

const HexColor = z.string().regex(/^#[0-9a-f]{6}$/i);

/** An agency as a part of a listing (spec §3 Detailed listing). */
export const Agency = z.object({
  id: AgencyId,
  /** The agency's id in the system that delivers its listings. */
  externalId: z.string().max(64),
  name: z.string().min(1).max(120),
  /** The head office's id where this is a branch. */
  parentId: AgencyId.nullable().default(null),
  /**
   * Brand colours as given; pages adjust them for contrast (visual.md §16). Null: the default theme
   * (FND-070).
   */
  profile: z.object({ boxBackground: HexColor, boxText: HexColor }).nullable(),
  logoUrl: z.string().nullable().default(null),
  iconUrl: z.string().nullable().default(null),
  /** True hides portraits on the agency's pages, and initials in their place (PROP-038). */
  hideProfileImage: z.boolean().default(false),
});
export type Agency = z.infer<typeof Agency>;

/** An agency as an option of the filter (SRCH-053). */
export const AgencyName = z.object({ agencyId: AgencyId, name: z.string() });
export type AgencyName = z.infer<typeof AgencyName>;

/** Response of `GET /api/v2/agencies`: the agencies of the market, by name. */
export const AgencyNames = z.object({ data: z.array(AgencyName) });
export type AgencyNames = z.infer<typeof AgencyNames>;

/** The contact person of a listing. Telephone in E.164. */
export const Agent = z.object({
  id: z.string().max(40),
  name: z.string().min(1).max(100),
  title: z.string().max(100).default(""),
  phone: z
    .string()
    .regex(/^\+\d{6,15}$/)
    .nullable()
    .default(null),
  email: emailAddress(254).nullable().default(null),
  /** Portrait; null without one. */
  pictureUrl: z.string().max(500).nullable().default(null),
  /** Languages, the mother tongue first. ISO 639. */
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .max(8)
    .default([]),
  /** Licence or authorisation as the agency states it, such as `Vic 084 221`. */
  licence: z.string().max(60).nullable().default(null),
});
export type Agent = z.infer<typeof Agent>;
