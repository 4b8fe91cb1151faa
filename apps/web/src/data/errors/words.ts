import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DecisionKind, decisionKinds } from '@muster/contract';
import { type StorageTrouble, StorageError } from '../storage/connection.ts';
import { DataError, type DataErrorKind } from './data-error.ts';

export type ErrorWords = Readonly<Record<string, MessageDescriptor>>;

/**
 * Messages for codes that belong to no feature: those of the database, the data API and our own catalog. They say what
 * happened first, then what to do. A code without a message of its own gets that of its kind.
 */
const wordsByCode: Record<string, MessageDescriptor> = {
  // Refused files.
  file_lost: msg`This device no longer has this file. Delete it here and add it again.`,
  file_refused: msg`You can’t add files here. Ask an admin.`,
  upload_refused: msg`The server didn’t accept this file.`,
  AccessDenied: msg`You can’t add files here. Ask an admin.`,
  EntityTooLarge: msg`This file is too large.`,
  InvalidMimeType: msg`Files of this type can’t be added here.`,
  QuotaExceeded: msg`Your file storage is full. Delete some files, or ask an admin for help.`,
  CompanyQuotaExceeded: msg`Your company’s file storage is full. Ask an admin to delete files that aren’t needed.`,
  InsufficientStorage: msg`The server is out of space for files. Your time is still recorded. Try the file again later.`,
  // Verdicts of state changes.
  not_allowed: msg`You aren’t allowed to do this.`,
  not_found: msg`This doesn’t exist, or you don’t have access.`,
  invalid_input: msg`One of the fields has an invalid value.`,
  taken: msg`This is already taken. Choose something else.`,
  comment_missing: msg`Please say why.`,
  purpose_missing: msg`Enter a reason.`,
  changed_meanwhile: msg`Someone else changed this while you had it open. Check the current version, then make your change again.`,
  zero_rows: msg`Nothing was changed. Someone else changed it first, or you don’t have access to change it.`,
  // The database.
  '23505': msg`This already exists.`,
  '23503': msg`This is still in use, or something it depends on is gone.`,
  '23514': msg`One of the fields has an invalid value.`,
  '22P02': msg`One of the fields has an invalid value.`,
  '42501': msg`You aren’t allowed to do this.`,
  '57014': msg`The server took too long. Request less data, or try again.`,
  PGRST116: msg`This doesn’t exist, or you don’t have access.`,
  '42883': msg`The app and server versions don’t match. Reload to update.`,
  PGRST202: msg`The app and server versions don’t match. Reload to update.`,
  PGRST205: msg`The app and server versions don’t match. Reload to update.`,
};

/**
 * Adds a feature's messages for its own codes, from `features/<name>/error-words.ts`. All are loaded once the first
 * page is up, because any page may show why another feature's records were refused.
 */
export function addErrorWords(...words: readonly ErrorWords[]): void {
  Object.assign(wordsByCode, ...words);
}

const wordsByKind: Readonly<Record<DataErrorKind, MessageDescriptor>> = {
  network: msg`The server can’t be reached. Check your connection and try again.`,
  unauthorized: msg`Your session has ended. Sign in again.`,
  refused: msg`The server didn’t accept this.`,
  server: msg`The server has a problem. Try again in a moment.`,
  unreadable: msg`The app and server versions don’t match. Reload to update.`,
};

const wordsByTrouble: Readonly<Record<StorageTrouble, MessageDescriptor>> = {
  no_room: msg`Not saved: this device is out of storage space. Free up some space, then try again.`,
  unavailable: msg`Not saved: this device doesn’t let the app store anything. Leave private browsing, or restart the browser.`,
  no_answer: msg`Not saved: the device’s storage didn’t respond. Try again.`,
};

const wordsByDecision: Readonly<Record<DecisionKind, MessageDescriptor>> = {
  revoked_membership: msg`You weren’t with the company at that time.`,
  clock_implausible: msg`The device’s clock was far off.`,
  late_arrival: msg`It arrived more than a week after it happened.`,
  stated_time: msg`The time was entered by hand.`,
  overlap: msg`Someone else recorded you on another project at the same time.`,
  locked_period: msg`It’s for a day in a locked timesheet.`,
  missing_in: msg`There was no clock-in before this punch.`,
  estimated_close: msg`There was no clock-out, so the end time was estimated.`,
  pin_unproven: msg`The PIN typed at the kiosk isn’t your current one.`,
  disputed: msg`You said it isn’t right.`,
};

const waitsForSupervisor = msg`A supervisor will review it.`;
const unexpected = msg`Something unexpected happened. Try again.`;

/** Describes any error that the data layer throws or returns. */
export function describeError(error: unknown): MessageDescriptor {
  if (error instanceof StorageError) return wordsByTrouble[error.trouble];
  if (!(error instanceof DataError)) return unexpected;
  return wordsByCode[error.code] ?? wordsByKind[error.kind];
}

/** Describes the reason of a verdict, or of an item under "Needs attention". */
export function describeCode(code: string): MessageDescriptor {
  return wordsByCode[code] ?? wordsByKind.refused;
}

export function describeStorageTrouble(trouble: StorageTrouble): MessageDescriptor {
  return wordsByTrouble[trouble];
}

/** Describes why a punch waits for a supervisor. A newer server may have kinds that this app doesn't know. */
export function describeDecision(kind: string): MessageDescriptor {
  const known = decisionKinds.find((candidate) => candidate === kind);
  return known === undefined ? waitsForSupervisor : wordsByDecision[known];
}
