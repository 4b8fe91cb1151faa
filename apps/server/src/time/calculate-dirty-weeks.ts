import { timeFactsSchema } from '@muster/contract/time-facts';
import type { Database, Transaction } from '../db/database.ts';
import type { DatabaseLog } from '../db/log.ts';
import { type CalculatedWeeks, calculateWeeks } from './calculate-weeks.ts';

type Taken = {
  readonly company_id: string;
  readonly person_id: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly facts: unknown;
  readonly waited_ms: number;
};

type Calculated = {
  readonly people: number;
  /** How long ago their hours changed, at most; a change for many people doesn't count. */
  readonly waitedMs: number;
};

type Options = {
  /** At most this many people. */
  readonly limit: number;
  readonly log?: DatabaseLog;
};

/**
 * Calculates the hours of people whose workweeks have changed, in one transaction. Replicas may call it at the same
 * time: each takes different people. `tookMs` excludes the wait for the database.
 */
export async function calculateDirtyWeeks(
  database: Database,
  options: Options,
): Promise<Calculated & { readonly tookMs: number }> {
  let begunAt = 0;
  const calculated = await database.transaction((transaction) => {
    begunAt = performance.now();
    return calculateTakenWeeks(transaction, options);
  });
  return { ...calculated, tookMs: performance.now() - begunAt };
}

/** Like `calculateDirtyWeeks`, within a transaction that changes more than hours. */
export async function calculateTakenWeeks(
  transaction: Transaction,
  { limit, log }: Options,
): Promise<Calculated> {
  const taken = await transaction.query<Taken>(
    `select company_id, person_id, from_date::text, to_date::text, facts, waited_ms
     from app.take_hours($1)`,
    [limit],
  );
  if (taken.length === 0) return { people: 0, waitedMs: 0 };
  const results: object[] = [];
  for (const person of taken) {
    const calculated = calculate(person, log);
    if (calculated === null) {
      // One person's invalid facts must not stop everyone else's hours.
      await transaction.query(
        `insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk, due_at)
         values ($1, $2, $3, $4, true, now() + interval '1 hour')`,
        [person.company_id, person.person_id, person.from_date, person.to_date],
      );
      continue;
    }
    const { company_id, person_id } = person;
    results.push({ company_id, person_id, ...calculated });
  }
  await transaction.query('select app.write_hours($1::jsonb)', [JSON.stringify(results)]);
  return {
    people: taken.length,
    waitedMs: Math.max(...taken.map(({ waited_ms }) => waited_ms)),
  };
}

function calculate(person: Taken, log: DatabaseLog | undefined): CalculatedWeeks | null {
  try {
    const facts = timeFactsSchema.parse(person.facts);
    return calculateWeeks(facts, person.from_date, person.to_date);
  } catch (error) {
    log?.error({ err: error, person: person.person_id }, 'hours cannot be calculated');
    return null;
  }
}
