/**
 * The Database port. Two forms implement it: PGlite (embedded) and PostgreSQL.
 *
 * Values come back the same from both: bool -> boolean; int2, int4, float4, float8 and int8 within
 * the safe range -> number (outside it: RangeError); json and jsonb -> parsed; timestamptz and
 * timestamp -> Date; bytea -> Uint8Array; arrays -> arrays of those; everything else -> text.
 * Parameters are JavaScript values: null, boolean, number, string, Date, Uint8Array, arrays of
 * those; an object is sent as JSON text.
 */
export type Parameter =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | readonly Parameter[]
  | { readonly [key: string]: unknown };

export type Statement = { readonly text: string; readonly parameters?: readonly Parameter[] };

export type Row = Record<string, unknown>;

export type Result<R = Row> = { readonly rows: R[]; readonly affectedRows: number };

/** The caller a transaction runs as: the database role and the `request.*` settings that describe the caller. */
export type Caller = {
  readonly role: string;
  /** The verified token's claims, or `{role}` for a bare API key: becomes `request.jwt.claims`. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Further transaction-local settings, such as `request.headers` or `request.method`. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type TransactionOptions = {
  /** Absent for the server itself, with the rights of the connection's owner. */
  readonly caller?: Caller;
  readonly readOnly?: boolean;
  /** Read-only; every statement sees the data committed when the first one began. */
  readonly isOneInstant?: boolean;
  /**
   * Statements that run longer end with SQLSTATE 57014; 0 for no limit. Default: 3 s for anon, 8 s for authenticated,
   * 60 s otherwise. The embedded form measures a pipeline as a whole.
   */
  readonly timeoutMs?: number;
  /** Served before everything else in the queue: used for punches. */
  readonly isUrgent?: boolean;
  /** True for a job: all jobs together run at most two statements at a time, no matter whose they are. */
  readonly isBackground?: boolean;
};

export interface Transaction {
  query<R extends object = Row>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
}

/**
 * A caller has at most two statements or transactions running; a third one waits for its turn (`FairQueue`), as does
 * everything beyond the database's capacity.
 *
 * Everything rejects with a DatabaseError if the database refuses, including 53300 if the queue is full (nothing was
 * done), 08001 if the database can't be reached (nothing was done) and 08006 if the connection was lost (the outcome is
 * unknown). Deadlocks and serialization failures have been retried three times by then.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';

  /**
   * Name of this server among those that share the database. As long as it listens to anything, the connection for
   * notifications keeps a lock in that name (`app.server_seconds`). Null if there can be only one server.
   */
  readonly serverId: string | null;

  /** Runs one statement in its own transaction, as the server itself unless a caller is named. */
  query<R extends object = Row>(
    text: string,
    parameters?: readonly Parameter[],
    options?: TransactionOptions,
  ): Promise<R[]>;

  /**
   * Runs all statements in one transaction and one round trip (begin, role and settings, statements, commit). Any error
   * rolls everything back; only a value that JavaScript can't represent (RangeError) is found after the commit. Returns
   * one result per statement.
   */
  pipeline(statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>;

  /**
   * Runs a transaction whose next statement depends on the last result. Commits when `work` resolves, rolls back when
   * it throws. Never await the network inside. `work` may run again (at most 3 times) after a deadlock or serialization
   * failure, so it must not have effects outside the database. A statement's error fails the transaction even if `work`
   * catches it; one left idle for 10 s is aborted with 25P03.
   */
  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;

  /** Runs a script of several statements without parameters or time limit, as the server itself. */
  script(sql: string, options?: { readonly transactional: boolean }): Promise<void>;

  /**
   * Calls back on NOTIFY of the channel until the returned function is called, and with an empty payload whenever the
   * connection was lost and notifications may have been missed.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

/** An error raised by the database, in the same shape from both forms. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly schema: string | null;
  readonly table: string | null;
  readonly column: string | null;
  readonly constraint: string | null;

  constructor(
    fields: {
      code: string;
      message: string;
      detail?: string | null;
      hint?: string | null;
      schema?: string | null;
      table?: string | null;
      column?: string | null;
      constraint?: string | null;
    },
    options?: ErrorOptions,
  ) {
    super(fields.message, options);
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.schema = fields.schema ?? null;
    this.table = fields.table ?? null;
    this.column = fields.column ?? null;
    this.constraint = fields.constraint ?? null;
  }
}
