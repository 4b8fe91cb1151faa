import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DecisionKind, decisionKinds } from '@muster/contract';
import { type StorageTrouble, StorageError } from '../storage/connection.ts';
import { DataError, type DataErrorKind } from './data-error.ts';

/**
 * Codes of the database, the data API, the auth API and our own catalogue in a person's words. What
 * happened first, then what to do. A code without words of its own gets those of its kind.
 */
const wordsByCode: Readonly<Record<string, MessageDescriptor>> = {
  // Punches that were refused.
  malformed_punch: msg`The server could not read this punch. Update the app, then try again.`,
  person_not_allowed: msg`You had no right to record this time for this person at that moment. Ask an admin.`,
  other_payload: msg`The server already has a different punch with this number. Export it and show it to an admin.`,
  // Files that were refused.
  file_lost: msg`This device no longer has this file. Delete it here and add it again.`,
  file_refused: msg`You can't add files here. Ask an admin.`,
  upload_refused: msg`The server didn't accept this file.`,
  AccessDenied: msg`You can't add files here. Ask an admin.`,
  EntityTooLarge: msg`This file is too large.`,
  InvalidMimeType: msg`Files of this type can't be added here.`,
  QuotaExceeded: msg`There's no room left for your files. Delete some, or ask an admin.`,
  CompanyQuotaExceeded: msg`Your company's file storage is full. Ask an admin to delete files that aren't needed.`,
  InsufficientStorage: msg`The server is out of space for files. Your time is still recorded. Try the file again later.`,
  // Verdicts of state changes.
  not_allowed: msg`You are not allowed to do this.`,
  already_decided: msg`Someone else has already reviewed this.`,
  not_found: msg`This is not there, or not for you to see.`,
  invalid_input: msg`One of the fields has a value that does not work.`,
  taken: msg`Another one has this already. Choose something else.`,
  comment_missing: msg`Please say why.`,
  purpose_missing: msg`Please say what you need this for.`,
  time_impossible: msg`This time does not fit between the times around it.`,
  person_exists: msg`Someone in the company already has this email.`,
  too_many_mails: msg`This email got five invitations today. Copy the link instead, or wait until tomorrow.`,
  flawed_rows: msg`Some rows have errors, so nothing was imported.`,
  invitation_invalid: msg`This invitation is no longer valid. Ask for a new one.`,
  number_taken: msg`Someone else already has this employee number.`,
  access_over: msg`This access has ended.`,
  own_access: msg`You can't change or end your own access. Ask another admin.`,
  last_admin: msg`The company needs an admin who can sign in. Make someone else an admin first.`,
  already_in_force: msg`This rule is already in effect and can't be withdrawn. Add one with a later effective date.`,
  has_login: msg`This person has a login. Only someone without a login can be merged into another person.`,
  is_merged: msg`One of the two was already merged with someone. Undo that first.`,
  on_the_clock: msg`One of the two is on the clock. Clock them out first.`,
  time_overlaps: msg`Both have time for the same hours, so they may be two people. Correct the time first.`,
  decided_since: msg`Time has been decided since. It can no longer be told whose it was.`,
  changed_meanwhile: msg`Someone else changed this while you had it open. Check the current version, then make your change again.`,
  already_member: msg`This person is a member already.`,
  has_members: msg`People belong to this crew.`,
  crew_archived: msg`This crew is archived. Take it out of the archive first.`,
  lead_needs_role: msg`Only a supervisor or an admin can lead a crew. Change their role first.`,
  wrong_state: msg`Someone has changed this already. Check its status, then try again.`,
  hazard_merged: msg`This hazard was merged into another one. Open that one instead.`,
  open_actions: msg`Finish or cancel the open corrective actions first.`,
  own_resolution: msg`You resolved this hazard, so someone else has to verify it.`,
  proof_missing: msg`Add a comment or a photo that shows what was done.`,
  photos_missing: msg`Photos are still on their way. Wait for them, or remove the ones that won't come.`,
  photo_stored: msg`The photo has arrived after all.`,
  jsa_changed: msg`The JSA has changed since. Read it again, then sign or approve it.`,
  own_jsa: msg`You made or changed this JSA, so someone else has to approve it.`,
  open_items: msg`Settle the open items first.`,
  pin_wrong: msg`Wrong PIN. Ask the person to sign again.`,
  too_many_pins: msg`Too many wrong PINs. Try again in an hour.`,
  // Refusals about the schedule.
  override_missing: msg`Some shifts have warnings. Say why you publish them, then try again.`,
  series_too_long: msg`Shifts can repeat for 400 days at most. Choose an earlier last day.`,
  own_shift: msg`This is your own shift.`,
  shift_begun: msg`This shift has already started.`,
  blocked: msg`Something keeps this shift from being worked. See the reasons.`,
  request_void: msg`This request is no longer valid because a shift changed or started.`,
  balance_too_low: msg`There isn't enough time left for this. Ask for less time.`,
  time_off_overlaps: msg`You already have time off then, approved or waiting.`,
  day_locked: msg`That day is in a locked timesheet. Choose a later day.`,
  entry_open: msg`A time entry is still open. Clock out first.`,
  needs_review: msg`A time entry still needs review.`,
  hours_calculating: msg`The hours are being calculated. Try again in a moment.`,
  not_signed: msg`The employee hasn't signed this timesheet.`,
  not_approved: msg`This timesheet isn't approved yet.`,
  sheet_locked: msg`This timesheet is locked.`,
  sheet_not_locked: msg`This timesheet isn't locked.`,
  own_sheet: msg`You can't approve your own timesheet.`,
  waits_for_supervisor: msg`A supervisor approves this timesheet first.`,
  export_running: msg`A payroll file for this period is already being made.`,
  export_over: msg`This export is already finished or was canceled.`,
  payroll_problems: msg`Fix the problems listed for this period first.`,
  nothing_to_export: msg`There is nothing new to export. Everything locked is in an earlier file.`,
  period_not_over: msg`This pay period isn't over yet.`,
  already_signed: msg`This timesheet is already signed.`,
  already_approved: msg`This timesheet is already approved.`,
  zero_rows: msg`Nothing was changed. Someone else changed it first, or you don't have access to change it.`,
  // Signing in.
  invalid_credentials: msg`The email or the password is not right.`,
  email_not_confirmed: msg`Please confirm your email first: open the link we sent you.`,
  user_already_exists: msg`There is already an account with this email. Sign in instead.`,
  email_exists: msg`There is already an account with this email.`,
  user_banned: msg`This account is blocked. Ask an admin.`,
  signup_disabled: msg`New accounts cannot be made here. Ask for an invitation.`,
  same_password: msg`Choose a password that differs from the one you have.`,
  weak_password: msg`This password is too easy to guess.`,
  otp_expired: msg`This link or code has expired or was used before. Ask for a new one.`,
  flow_state_not_found: msg`This link has expired or was used before. Ask for a new one.`,
  flow_state_expired: msg`This link has expired or was used before. Ask for a new one.`,
  bad_code_verifier: msg`Open this link on the device and in the browser that asked for it.`,
  link_incomplete: msg`This link is incomplete. Open it again from the email, or ask for a new one.`,
  invalid_jwt: msg`This link is incomplete. Open it again from the email, or ask for a new one.`,
  session_not_found: msg`You were signed out. Sign in again.`,
  session_missing: msg`You were signed out. Sign in again.`,
  over_email_send_rate_limit: msg`We sent you a mail a moment ago. Wait a minute, then try again.`,
  over_request_rate_limit: msg`Too many tries. Wait a few minutes, then try again.`,
  insufficient_aal: msg`Confirm with your authenticator app first.`,
  mfa_verification_failed: msg`This code does not fit. Type the one that your authenticator app shows now.`,
  mfa_challenge_expired: msg`That took too long. Type the code that your authenticator app shows now.`,
  mfa_recovery_codes_locked: msg`Too many wrong recovery codes. Wait a few minutes, then try again.`,
  reauthentication_needed: msg`Confirm that it's you first: sign in again, then try once more.`,
  current_password_invalid: msg`This isn't your current password.`,
  reauthentication_not_valid: msg`This code does not fit or is too old. Ask for a new one.`,
  bad_jwt: msg`Your session is not valid any more. Sign in again.`,
  no_authorization: msg`Your session is not valid any more. Sign in again.`,
  // Signing in by another service.
  access_denied: msg`The other service did not let you in, or you did not agree there. Try again, or sign in another way.`,
  provider_disabled: msg`This way to sign in is not set up here. Choose another one.`,
  provider_email_needs_verification: msg`The other service has not confirmed your email. Confirm it there first.`,
  server_error: msg`The other service is in trouble. Try again in a moment, or sign in another way.`,
  temporarily_unavailable: msg`The other service is in trouble. Try again in a moment, or sign in another way.`,
  bad_oauth_state: msg`Signing in took too long or was begun elsewhere. Start again from here.`,
  bad_oauth_callback: msg`The other service answered in a way that cannot be used. Try again, or sign in another way.`,
  saml_provider_disabled: msg`Signing in through your company is not set up here.`,
  sso_provider_not_found: msg`No company has set this up for that address. Check it, or sign in another way.`,
  identity_already_exists: msg`That account is already linked to someone.`,
  // The database.
  kiosk_code_invalid: msg`This code does not work any more. Codes last ten minutes and work once: ask for a new one.`,
  '23505': msg`There is already one like this.`,
  '23503': msg`Something else still refers to this, or what this refers to is gone.`,
  '23514': msg`One of the fields has a value that does not work.`,
  '22P02': msg`One of the fields has a value that does not work.`,
  '42501': msg`You are not allowed to do this.`,
  '57014': msg`This took the server too long. Ask for less at once, or try again.`,
  PGRST116: msg`This is not there, or not for you to see.`,
  '42883': msg`The app and the server do not match. Reload to update.`,
  PGRST202: msg`The app and the server do not match. Reload to update.`,
  PGRST205: msg`The app and the server do not match. Reload to update.`,
};

const wordsByKind: Readonly<Record<DataErrorKind, MessageDescriptor>> = {
  network: msg`The server cannot be reached. Check your connection and try again.`,
  unauthorized: msg`Your session has ended. Sign in again.`,
  refused: msg`The server did not accept this.`,
  server: msg`The server is in trouble. Try again in a moment.`,
  unreadable: msg`The app and the server do not match. Reload to update.`,
};

const wordsByTrouble: Readonly<Record<StorageTrouble, MessageDescriptor>> = {
  no_room: msg`Not saved: this device has no room left. Free some space and try again.`,
  unavailable: msg`Not saved: this device does not let the app store anything. Leave private browsing, or restart the browser.`,
  no_answer: msg`Not saved: the device's storage did not answer. Try again.`,
};

const wordsByDecision: Readonly<Record<DecisionKind, MessageDescriptor>> = {
  revoked_membership: msg`You did not belong to the company at that time.`,
  clock_implausible: msg`The clock of the device was far off.`,
  late_arrival: msg`It arrived more than a week after it happened.`,
  stated_time: msg`The time was entered by hand.`,
  overlap: msg`Someone else recorded you on another project at the same time.`,
  locked_period: msg`It’s for a day in a locked timesheet.`,
  missing_in: msg`There was no clock-in before it.`,
  estimated_close: msg`There was no clock-out, so its end was estimated.`,
  pin_unproven: msg`The PIN typed at the kiosk is not your present one.`,
  disputed: msg`You said that it is not right.`,
};

const waitsForSupervisor = msg`A supervisor will look at it.`;
const unexpected = msg`Something unexpected happened. Try again.`;

/** Any error that the data layer throws or answers. */
export function describeError(error: unknown): MessageDescriptor {
  if (error instanceof StorageError) return wordsByTrouble[error.trouble];
  if (!(error instanceof DataError)) return unexpected;
  return wordsByCode[error.code] ?? wordsByKind[error.kind];
}

/** The reason of a verdict, or of an item under "Needs attention". */
export function describeCode(code: string): MessageDescriptor {
  return wordsByCode[code] ?? wordsByKind.refused;
}

export function describeStorageTrouble(trouble: StorageTrouble): MessageDescriptor {
  return wordsByTrouble[trouble];
}

/** Why a punch waits for a supervisor; a newer server may have kinds that this app does not know. */
export function describeDecision(kind: string): MessageDescriptor {
  const known = decisionKinds.find((candidate) => candidate === kind);
  return known === undefined ? waitsForSupervisor : wordsByDecision[known];
}
