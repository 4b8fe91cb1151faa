/** The kind of failure of a call, before it is worded for a person (`words.ts`). */
export type DataErrorKind =
  /** No answer from our server: offline, too slow, or a portal in between. */
  | 'network'
  /** The session is over or not accepted. */
  | 'unauthorized'
  /** The server understood and said no. */
  | 'refused'
  /** The server is in trouble; trying again later may help. */
  | 'server'
  /** An answer this app cannot read, usually because the app and the server have different versions. */
  | 'unreadable';

export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;
  /** From our error catalog, PostgreSQL, the data API or the auth API; empty if there is none. */
  readonly code: string;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The subject of a refusal, such as the field of `invalid_input`; null if it names none. */
  readonly detail: string | null;

  constructor(
    fields: {
      readonly kind: DataErrorKind;
      readonly message: string;
      readonly code?: string;
      readonly status?: number;
      readonly detail?: string | undefined;
    },
    options?: ErrorOptions,
  ) {
    super(fields.message, options);
    this.kind = fields.kind;
    this.code = fields.code ?? '';
    this.status = fields.status ?? 0;
    this.detail = fields.detail ?? null;
  }
}

/**
 * Returns whether the server gave no decision: it did not answer, or failed (5xx). Never true for a refusal.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof DataError && (error.kind === 'network' || error.status >= 500);
}

/**
 * Returns whether there is nothing to read, now or on a retry. An address may have anything in place of an id
 * or a date.
 */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof DataError && ['not_found', 'PGRST116', '22P02', '22007'].includes(error.code)
  );
}

/** Sorts a failed answer of one of our server's APIs by its status and code. */
export function failedAnswer(status: number, code: string, message: string): DataError {
  return new DataError({ kind: kindOf(status, code), status, code, message });
}

function kindOf(status: number, code: string): DataErrorKind {
  // All our errors have a code; without one, something in between answered.
  if (status === 0 || code === '') return 'network';
  if (status === 401) return 'unauthorized';
  if (status >= 500 || status === 429 || status === 408) return 'server';
  return 'refused';
}

/**
 * Returns the row that an update or delete touched. The data API reports success with nothing changed for a
 * row that policies hide or that another version has overtaken; to a person that is a refusal.
 *
 * @throws {DataError} `refused` with code `zero_rows`.
 */
export function expectRow<T>(rows: readonly T[]): T {
  const row = rows[0];
  if (row === undefined) {
    throw new DataError({ kind: 'refused', code: 'zero_rows', message: 'No row was changed' });
  }
  return row;
}
