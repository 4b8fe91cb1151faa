import { expect } from 'vitest';
import { asCaller, type TestCaller } from '../../../apps/testkit/src/index.ts';
import { longAgo, addPerson, type Cast, type Person } from './cast.ts';
import { decisionsOf, type StoredDecision } from './punches.ts';

/** Questions for a supervisor, and the answers to them. */
export type Answer = {
  readonly decision: string;
  readonly comment?: string;
  readonly ended_at?: string;
  readonly started_at?: string;
};

export async function decide(
  cast: Cast,
  caller: TestCaller,
  item: string,
  answer: Answer,
): Promise<unknown> {
  const [row] = await asCaller<{ answer: unknown }>(
    cast.database,
    caller,
    'select decide_item($1, $2, $3, $4, $5) as answer',
    [
      item,
      answer.decision,
      answer.comment ?? null,
      answer.ended_at ?? null,
      answer.started_at ?? null,
    ],
  );
  return row?.answer;
}

export async function crewMember(cast: Cast): Promise<Person> {
  const worker = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from) values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, worker.personId],
  );
  return worker;
}

export async function openItem(
  cast: Cast,
  person: { readonly personId: string },
): Promise<StoredDecision> {
  const items = await decisionsOf(cast.database, person);
  const item = items.find(({ state }) => state === 'open');
  if (item === undefined) throw new Error('no open decision item');
  return item;
}

/** The person says that a punch is wrong, and an admin says that they are right. */
export async function rejectDisputed(cast: Cast, worker: Person, punch: string): Promise<void> {
  await asCaller(
    cast.database,
    worker.caller,
    `select answer_crew_punches($1, 'disputed', 'Was not there')`,
    [[punch]],
  );
  const items = await decisionsOf(cast.database, worker);
  const disputed = items.find(({ kind }) => kind === 'disputed');
  expect(
    await decide(cast, cast.admin.caller, disputed?.id ?? '', {
      decision: 'reject',
      comment: 'So I hear',
    }),
  ).toMatchObject({ verdict: 'applied' });
}
