import { DatabaseError, type Database } from '../db/database.ts';

/** Who asks: the role and the claims of a verified token. */
export type Claims = Readonly<Record<string, unknown>> & { readonly role: string };

/** Policies run code that a client can make slow. */
const probeTimeoutMs = 3000;

/**
 * Asks the policies on `realtime.messages` whether the caller may receive broadcasts of a private
 * topic: a message is written there and looked for as the caller, then all of it is rolled back.
 */
export function mayReceive(database: Database, claims: Claims, topic: string): Promise<boolean> {
  return rolledBack(database, async (transaction) => {
    const id = crypto.randomUUID();
    await transaction.query(
      `insert into realtime.messages (id, topic, extension, private) values ($1, $2, 'broadcast', true)`,
      [id, topic],
    );
    await becomeCaller(transaction, claims, topic);
    const seen = await transaction.query('select from realtime.messages where id = $1', [id]);
    return seen.length > 0;
  });
}

/** The same for sending: the caller tries to write a message. */
export async function maySend(database: Database, claims: Claims, topic: string): Promise<boolean> {
  try {
    return await rolledBack(database, async (transaction) => {
      await becomeCaller(transaction, claims, topic);
      await transaction.query(
        `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)`,
        [topic],
      );
      return true;
    });
  } catch (error) {
    const insufficientPrivilege = '42501';
    if (error instanceof DatabaseError && error.code === insufficientPrivilege) return false;
    throw error;
  }
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Carries the answer past the rollback. */
class Undone extends Error {
  readonly answer: boolean;

  constructor(answer: boolean) {
    super('rolled back on purpose');
    this.answer = answer;
  }
}

async function rolledBack(
  database: Database,
  work: (transaction: Transaction) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await database.transaction(
      async (transaction) => {
        throw new Undone(await work(transaction));
      },
      { timeoutMs: probeTimeoutMs },
    );
  } catch (error) {
    if (error instanceof Undone) return error.answer;
    throw error;
  }
}

async function becomeCaller(
  transaction: Transaction,
  claims: Claims,
  topic: string,
): Promise<void> {
  await transaction.query(
    `select set_config('role', $1, true), set_config('realtime.topic', $2, true),
            set_config('request.jwt.claims', $3, true)`,
    [claims.role, topic, JSON.stringify(claims)],
  );
}
