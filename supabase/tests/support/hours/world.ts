/** The people of one story, and functions for what they do. */
import { asCaller, type TestCaller } from '../../../../apps/testkit/src/index.ts';
import type { Punch } from '../../../../packages/contract/src/index.ts';
import { longAgo, addPerson, addPersonWithoutLogin, type Cast, type Person } from '../cast.ts';
import { ask, derivePin, type Tablet } from '../kiosks.ts';
import type { Who } from './story.ts';

type Sent = { readonly caller: TestCaller; readonly punch: Punch };

export type World = {
  readonly cast: Cast;
  readonly tablet: Tablet;
  readonly worker: Person;
  /** The person ids of the worker and of their two duplicates. */
  readonly people: readonly string[];
  /** The current merges, by the duplicate's person id. */
  readonly merges: Map<string, string>;
  /** Everything that was accepted. */
  readonly sent: Sent[];
  /** Number of times that each event happened, to check that the stories are eventful. */
  readonly seen: Record<string, number>;
};

/** The PIN that everyone types at the tablet. */
export const pin = derivePin('314159');

export async function openWorld(
  cast: Cast,
  tablet: Tablet,
  seen: Record<string, number>,
): Promise<World> {
  const worker = await addPerson(cast.database, cast.company, 'employee');
  const doubles = [
    await addPersonWithoutLogin(cast.database, cast.company),
    await addPersonWithoutLogin(cast.database, cast.company),
  ];
  const people = [worker.personId, ...doubles.map(({ personId }) => personId)];
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     select $1, $2, person, ${longAgo} from unnest($3::uuid[]) person`,
    [cast.company, cast.crew, `{${people.join()}}`],
  );
  await ask(cast.database, cast.admin.caller, 'set_person_pins($1)', [
    people.map((person_id) => ({ person_id, ...pin })),
  ]);
  return { cast, tablet, worker, people, merges: new Map(), sent: [], seen };
}

/** Returns the person id of one of the three. */
export function person({ people }: World, who: Who): string {
  return people[who] ?? '';
}

/** Counts an event. */
export function count({ seen }: World, event: string): void {
  seen[event] = (seen[event] ?? 0) + 1;
}

type Answer = {
  readonly verdict?: string;
  readonly reason?: string;
  readonly merge_id?: string;
  /** In answers of `my_crew_punches`. */
  readonly punches?: readonly { readonly id: string }[];
};

/** Calls a function as someone and returns its answer. */
export async function say(
  { cast }: World,
  caller: TestCaller,
  call: string,
  parameters: readonly string[] = [],
): Promise<Answer> {
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    caller,
    `select ${call} as answer`,
    parameters,
  );
  if (row === undefined) throw new Error(`${call} answered nothing`);
  return row.answer;
}

/** Returns the name under which an answer is counted in `seen`. */
export function outcome({ reason }: Answer): string {
  return reason ?? 'applied';
}
