import { DatabaseError, type Database } from '../db/database.ts';
import type { Extension } from './hub.ts';

/** Role and claims of a verified token. */
export type Claims = Readonly<Record<string, unknown>> & { readonly role: string };

/** Kinds of messages that someone may receive on a topic. */
export type Hearing = Readonly<Record<Extension, boolean>>;

/** Policies run code that a client can make slow. */
const probeTimeoutMs = 3000;

/**
 * Tests the policies on `realtime.messages` for messages that the caller may receive on a private topic: a message of
 * each extension is written there and read as the caller, then everything is rolled back.
 */
export function mayReceive(database: Database, claims: Claims, topic: string): Promise<Hearing> {
  return rolledBack(database, async (transaction) => {
    const ids = { broadcast: crypto.randomUUID(), presence: crypto.randomUUID() };
    await transaction.query(
      `insert into realtime.messages (id, topic, extension, private)
       values ($1, $3, 'broadcast', true), ($2, $3, 'presence', true)`,
      [ids.broadcast, ids.presence, topic],
    );
    await becomeCaller(transaction, claims, topic);
    const seen = await transaction.query<{ id: string }>(
      'select id from realtime.messages where id in ($1, $2)',
      [ids.broadcast, ids.presence],
    );
    const isSeen = (wanted: string) => seen.some(({ id }) => id === wanted);
    return { broadcast: isSeen(ids.broadcast), presence: isSeen(ids.presence) };
  });
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** True if the token belongs to a session that has ended; false for a token without a session. */
export async function isSessionOver(database: Database, claims: Claims): Promise<boolean> {
  const { session_id: session } = claims;
  if (typeof session !== 'string' || session === '') return false;
  if (!uuidForm.test(session)) return true;
  const [living] = await database.query(
    'select from auth.sessions where id = $1::uuid',
    [session],
    {
      timeoutMs: probeTimeoutMs,
    },
  );
  return living === undefined;
}

/** The same for sending: the caller tries to write a message. */
export async function maySend(
  database: Database,
  claims: Claims,
  topic: string,
  extension: Extension,
): Promise<boolean> {
  try {
    return await rolledBack(database, async (transaction) => {
      await becomeCaller(transaction, claims, topic);
      await transaction.query(
        `insert into realtime.messages (topic, extension, private) values ($1, $2, true)`,
        [topic, extension],
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

/** Carries the result past the rollback. */
class Undone<T> extends Error {
  readonly answer: T;

  constructor(answer: T) {
    super('rolled back on purpose');
    this.answer = answer;
  }
}

async function rolledBack<T>(
  database: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let undone: Undone<T> | undefined;
  try {
    return await database.transaction(
      async (transaction) => {
        undone = new Undone(await work(transaction));
        throw undone;
      },
      { timeoutMs: probeTimeoutMs },
    );
  } catch (error) {
    if (undone !== undefined && error === undone) return undone.answer;
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
