import * as z from 'zod/mini';
import { suspended, suspendedMessage } from '../client/suspended.ts';
import { type CallOutcome, unreachable } from '../outbox/sender.ts';
import { refusedFile, stored } from './storage-outcome.ts';

/** The outcome of a failed request of an upload in parts. */
export type Failed = { readonly outcome: CallOutcome };

export function isFailed(value: unknown): value is Failed {
  return typeof value === 'object' && value !== null && 'outcome' in value;
}

const errorSchema = z.object({ error: z.string(), message: z.string() });

/** Statuses when resuming an upload: it is gone, another call is working on it, or the offset is wrong. */
const asksAgain = new Set([404, 409, 410, 423, 460]);

/**
 * TUS responses have no code, only a status and a text. Anything that responds before TUS does so in the storage API's
 * format.
 */
export async function partFailure(
  id: string,
  response: Response | null,
  step: 'begins' | 'goes_on',
): Promise<Failed> {
  if (response === null) return { outcome: unreachable };
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isNaN(seconds) ? null : seconds * 1000;
  if (status >= 500) return missed('server_trouble', retryAfterMs);
  if ([408, 425, 429].includes(status)) return missed('throttled', retryAfterMs);
  if (status === 401) return { outcome: { kind: 'unauthorized' } };
  if (text.includes(suspendedMessage)) return { outcome: suspended };
  const error = errorIn(text);
  if (error !== null) return { outcome: refusedFile(id, error) };
  // Without this header the answer isn't our server's: a portal's page or a network filter.
  if (headers.get('tus-resumable') === null) return { outcome: unreachable };
  if (/already exists/i.test(text)) return { outcome: stored(id) };
  if (step === 'goes_on' && asksAgain.has(status)) return missed('unanswered', retryAfterMs);
  return { outcome: refusedFile(id, { code: codeOf(status, text), message: text }) };
}

function missed(
  failure: 'server_trouble' | 'throttled' | 'unanswered',
  retryAfterMs: number | null,
): Failed {
  return { outcome: { kind: 'missed', failure, retryAfterMs } };
}

function errorIn(text: string): { readonly code: string; readonly message: string } | null {
  try {
    const { error, message } = errorSchema.parse(JSON.parse(text));
    return { code: error, message };
  } catch {
    return null;
  }
}

function codeOf(status: number, text: string): string {
  if (/quota/i.test(text)) return /company/i.test(text) ? 'CompanyQuotaExceeded' : 'QuotaExceeded';
  if (status === 413) return 'EntityTooLarge';
  return status === 403 ? 'file_refused' : 'upload_refused';
}
