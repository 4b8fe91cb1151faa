import type { Database, Parameter, Row, Transaction, TransactionOptions } from '../db/database.ts';

/** Statements of one transaction, or each in its own. */
export type Queries = Pick<Transaction, 'query'>;

export type AuthDatabase = Queries & {
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
};

/**
 * The database as the auth server sees it: with the role that owns the schema `auth`, as on a
 * hosted project, so a trigger of the product that needs more rights than it has there fails here.
 */
export function asAuthServer(database: Database): AuthDatabase {
  const options: TransactionOptions = {
    caller: { role: 'supabase_auth_admin', claims: {} },
    timeoutMs: 8_000,
  };
  return {
    query: <R extends object = Row>(text: string, parameters?: readonly Parameter[]) =>
      database.query<R>(text, parameters, options),
    transaction: (work) => database.transaction(work, options),
  };
}
