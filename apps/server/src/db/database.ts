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

/** As whom a transaction runs: the database role and what `request.*` settings say of the caller. */
export type Caller = {
  readonly role: string;
  /** The verified token's claims, or `{role}` for a bare API key: becomes `request.jwt.claims`. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** Further transaction-local settings, such as `request.headers` or `request.method`. */
  readonly settings?: Readonly<Record<string, string>>;
};

export type TransactionOptions = {
  /** Absent: the server itself, with the rights of the connection's owner. */
  readonly caller?: Caller;
  readonly readOnly?: boolean;
  /** Reads only, and all of its statements read what was committed when the first one began. */
  readonly isOneInstant?: boolean;
  /**
   * Past this a statement ends with SQLSTATE 57014; 0 is without limit. Default: 3 s for anon, 8 s
   * for authenticated, 60 s otherwise. The embedded form measures a pipeline as a whole.
   */
  readonly timeoutMs?: number;
  /** Served before whatever else waits: what a clock needs. */
  readonly isUrgent?: boolean;
  /** Of a job: all jobs together have two under way at a time, whoever they run as. */
  readonly isBackground?: boolean;
};

export interface Transaction {
  query<R extends object = Row>(text: string, parameters?: readonly Parameter[]): Promise<R[]>;
}

/**
 * A caller has at most two statements or transactions under way; a third one waits for its turn
 * (`FairQueue`), as does everything beyond what the database can do at a time.
 *
 * Everything rejects with a DatabaseError when the database refuses, among them 53300 when too many
 * wait already (nothing was done), 08001 when the database cannot be reached (nothing was done) and
 * 08006 when the connection broke off (what was done is not known). Deadlocks and serialisation
 * failures have been tried three times more by then.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';

  /**
   * Where servers share the database: the name of this one. As long as it listens to anything, the
   * connection for notifications holds a lock in that name (`app.server_seconds`). Null for the only
   * server there can be.
   */
  readonly serverId: string | null;

  /** One statement in a transaction of its own, as the server itself unless a caller is named. */
  query<R extends object = Row>(
    text: string,
    parameters?: readonly Parameter[],
    options?: TransactionOptions,
  ): Promise<R[]>;

  /**
   * All statements in one transaction and one round trip (begin, role and settings, statements,
   * commit). Any error rolls back all of it; only a value that JavaScript cannot hold (RangeError)
   * is found after the commit. Answers one result a statement.
   */
  pipeline(statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>;

  /**
   * A transaction whose next statement depends on the last answer. Committed when `work` resolves,
   * rolled back when it throws. Never await the network inside. `work` may run again (at most
   * 3 times) after a deadlock or serialisation failure, so it has no effect outside the database.
   * A statement's error fails the transaction even when `work` catches it; one left idle for 10 s is
   * given up with 25P03.
   */
  transaction<T>(
    work: (transaction: Transaction) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;

  /** A script of several statements without parameters or time limit, as the server itself. */
  script(sql: string, options?: { readonly transactional: boolean }): Promise<void>;

  /**
   * Calls back on NOTIFY of the channel until the returned function is called, and with an empty
   * payload whenever the database has been away and notifications may have been missed.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>;

  close(): Promise<void>;
}

/** An error the database raised, the same shape from both forms. */
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
