/** Error codes of the API (D20) with their HTTP status. */
export const errorStatuses = {
  validation_failed: 400,
  malformed_body: 400,
  page_out_of_range: 400,
  token_invalid: 400,
  provider_failed: 400,
  unauthorised: 401,
  wrong_credentials: 401,
  session_ended: 401,
  forbidden: 403,
  activation_needed: 403,
  account_deletion_pending: 403,
  account_locked: 403,
  device_unknown: 403,
  access_needed: 403,
  sign_in_again: 403,
  role_needed: 403,
  factor_needed: 403,
  own_listing: 403,
  not_found: 404,
  collection_deleted: 404,
  other_region: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  account_exists: 409,
  password_needed: 409,
  last_way_in: 409,
  last_administrator: 409,
  case_closed: 409,
  case_taken: 409,
  appeal_closed: 409,
  answer_missing: 409,
  consent_missing: 409,
  listing_closed: 409,
  viewing_over: 409,
  note_changed: 409,
  draft_changed: 409,
  nothing_to_pay: 409,
  payment_due: 409,
  invitation_closed: 409,
  search_saved_already: 409,
  body_too_large: 413,
  picture_too_large: 413,
  attachment_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  picture_refused: 415,
  attachment_refused: 415,
  rule_violated: 422,
  limit_reached: 422,
  draft_incomplete: 422,
  answers_full: 422,
  listing_fixed: 422,
  pictures_full: 422,
  attachments_full: 422,
  files_full: 422,
  files_of_day_full: 422,
  email_needed: 422,
  password_weak: 422,
  passkey_refused: 422,
  default_collection: 422,
  collections_full: 422,
  collection_full: 422,
  members_full: 422,
  questions_full: 422,
  invited_oneself: 422,
  already_member: 422,
  invitation_declined: 422,
  too_many_requests: 429,
  too_many_invitations: 429,
  internal_error: 500,
  not_implemented: 501,
  bad_gateway: 502,
  message_not_sent: 503,
  not_ready: 503,
  database_away: 503,
  switched_off: 503,
  files_busy: 503,
  gateway_timeout: 504,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

/**
 * The API's error shape (D20); `fields` has each rejected field in snake case, `origin` the right site of a
 * listing, `current` what was changed elsewhere.
 */
export interface ApiErrorBody {
  error: {
    code: ErrorCode;
    /** A message in the language of the request. */
    message: string;
    fields?: Record<string, string>;
    /** Only with `other_region`: the origin of the site that has the listing (D12). */
    origin?: string;
    /** Only with `note_changed`: the note as it is stored now, null where it was removed (D62). */
    current?: unknown;
  };
}

/** Kinds of the application's error page (spec §3 App state). */
export const appErrorTypes = ["Error404", "Error500"] as const;
export type AppErrorType = (typeof appErrorTypes)[number];
