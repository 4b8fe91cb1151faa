/**
 * The one catalogue of Muster's own error codes. A code is contract and never changes its meaning;
 * the words that a person reads are the app's (`apps/web/src/data/errors`). Product RPCs put them
 * into the `reason` of a verdict or raise them as the `detail` of a `PT...` SQLSTATE, of which the
 * data API makes the HTTP status. Codes of the protocols themselves live in the rooms that speak
 * them. `docs/error-codes.md` is generated from here.
 */
export const errorCatalogue = {
  // Reasons of a punch that was refused.
  malformed_punch: 'The item is not a punch of a known payload version.',
  person_not_allowed: 'The caller had no right to punch for this person at that time.',
  batch_too_large: 'More items in one batch than the server takes.',
  // Reason of a punch whose id is taken.
  other_payload: 'The id was used before with another payload; the first one stays.',
  // Reasons of a punch that waits for a supervisor, and kinds of decision items.
  overlap: 'It overlaps time that somebody else recorded for the same person.',
  late_arrival: 'It arrived long after it happened.',
  revoked_membership: 'The person had left the company when it was sent.',
  clock_implausible: 'The device’s clock cannot be trusted for this instant.',
  estimated_close: 'The end of the entry was estimated because the clock-out is missing.',
  missing_in: 'There is a clock-out or a break without a clock-in.',
  pin_unproven: 'The person’s present PIN was not typed on that kiosk for it.',
  disputed: 'The person says that what somebody else recorded for them is not right.',
  stated_time: 'The person stated a time other than that at which they recorded it.',
  // Verdicts of RPCs that change a state.
  not_allowed: 'The caller has no right to do this.',
  already_decided: 'Somebody else decided it first.',
  not_found: 'There is no such record for the caller.',
  invalid_input: 'A field has a value that is not allowed; `detail` names it.',
  comment_missing: 'The answer needs a comment that says why.',
  purpose_missing: 'Looking at somebody else’s location needs a purpose.',
  time_impossible: 'The stated time does not fit between the times around it.',
  invitation_invalid: 'The invitation is unknown, used, revoked or expired.',
  taken: 'Another record has this value already; `detail` names the field.',
  changed_meanwhile: 'Somebody else changed it after it was read.',
  already_member: 'The caller belongs to a company already.',
  person_exists: 'The company has a person with this address already; `detail` is that person.',
  too_many_mails: 'This address has been mailed too many invitations today.',
  flawed_rows: 'Rows of the file have flaws, and all or none were to be imported.',
  already_asked: 'The same was asked before and is not decided yet.',
  founding_closed: 'The operator of this server founds companies; others join by invitation.',
  company_missing: 'The caller belongs to no company yet.',
  kiosk_code_invalid:
    'The code for a kiosk is unknown, used, taken back or older than ten minutes.',
  already_in_force: 'The rule holds already: only a coming change can be withdrawn.',
  has_members: 'People belong to the crew.',
  crew_archived: 'The crew is archived.',
  lead_needs_role: 'Only a supervisor or an admin leads a crew.',
  last_admin: 'The company would be left without an admin.',
  number_taken: 'Another person of the company has this employee number.',
  access_over: 'The person is no member of the company any more.',
  own_access: 'Nobody ends their own access.',
  has_login: 'Only a person without a login can be merged into another.',
  is_merged: 'One of the two is part of a merge already.',
  on_the_clock: 'The person is on the clock.',
  time_overlaps: 'Both have time recorded for the same hours.',
  decided_since: 'Time was decided since, and belongs to both.',
  day_locked:
    'It would take effect in a locked timesheet; `detail` is the first day on which it can.',
  entry_open: 'The timesheet has a time entry that is still open.',
  needs_review: 'The timesheet has a time entry that waits for review.',
  hours_calculating: 'The hours are being calculated; try again in a moment.',
  not_signed: 'The person has not signed the timesheet.',
  not_approved: 'The timesheet has not been approved.',
  sheet_locked: 'The timesheet is locked.',
  sheet_not_locked: 'The timesheet is not locked.',
  own_sheet: 'No one approves or locks their own timesheet.',
  waits_for_supervisor: 'A supervisor of the person approves it first.',
  period_not_over: 'The pay period is not over yet.',
  already_signed: 'The timesheet is signed already.',
  already_approved: 'The timesheet is approved already.',
  locked_period: 'It is about a day in a locked timesheet.',
  session_over: 'The caller’s session was ended elsewhere; its token would have lasted longer.',
  second_factor_missing: 'The caller has an authenticator app and has shown only the password.',
  wrong_state: 'The record is in a state from which this is not possible.',
  hazard_merged: 'The hazard was merged into another one.',
  open_actions: 'The hazard has corrective actions that are not done.',
  own_resolution: 'Whoever resolved the hazard cannot verify it.',
  proof_missing: 'Resolving a hazard takes a comment or a photo.',
  // What the gateway answers before or instead of a service.
  no_api_key: 'The request brought no API key.',
  invalid_api_key: 'The API key is not one of this server’s.',
  body_too_large: 'The body is larger than the address takes.',
  over_request_rate_limit: 'The caller has sent too many requests; try again shortly.',
  bad_request: 'The request cannot be read as HTTP.',
  no_such_address: 'There is nothing at this address.',
  starting: 'The server is starting; try again shortly.',
  stopping: 'The server is stopping; try again shortly.',
  busy: 'The server has too much to do at the moment; try again shortly.',
  not_built: 'The web app was not built.',
  internal: 'Something went wrong on the server; the request id leads to its log.',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof errorCatalogue;
