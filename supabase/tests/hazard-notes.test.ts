import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, reportHazard } from './support/hazards.ts';

/** Comments and files on a hazard of the crew's project. */
let cast: Cast;
let hazard: string;
beforeAll(async () => {
  cast = await openCast();
  hazard = await reportHazard(cast.database, cast.employee.caller, { project_id: cast.project });
});
afterAll(() => cast.close());

const call = (
  caller: TestCaller,
  sql: string,
  parameters: readonly (string | object | null)[] = [],
) => callJson(cast.database, caller, sql, parameters);

const add = (person: Person, record: string, mentions: readonly string[] = []) =>
  call(person.caller, 'add_comment($1, $2)', [
    randomUUID(),
    {
      v: 1,
      record_kind: 'hazard',
      record_id: record,
      body: 'The rail is back up',
      mentions,
      files: [],
      made_at: '2026-01-05T14:20:31.000Z',
    },
  ]);

const peopleSchema = z.object({ people: z.array(z.object({ person_id: z.string() })) });

async function mentionable(person: Person, record: string): Promise<readonly string[]> {
  const answer = await call(person.caller, `record_people('hazard', $1)`, [record]);
  return peopleSchema.parse(answer).people.map(({ person_id: id }) => id);
}

describe('who does not see a hazard', () => {
  test('reads, writes and hears nothing of its comments, as if it did not exist', async () => {
    await add(cast.employee, hazard);
    for (const { caller } of [cast.loner, cast.otherSupervisor, cast.foreign.admin, cast.kiosk]) {
      const refused = { verdict: 'refused', reason: 'not_found' };
      expect(await call(caller, `record_comments('hazard', $1)`, [hazard])).toEqual(refused);
      expect(await call(caller, `record_people('hazard', $1)`, [hazard])).toEqual(refused);
    }
    expect(await add(cast.loner, hazard)).toMatchObject({ verdict: 'refused' });
  });

  test('can’t be mentioned on it', async () => {
    expect(await add(cast.employee, hazard, [cast.loner.personId])).toMatchObject({
      verdict: 'refused',
    });
  });
});

test('the crew, its supervisor and admins comment on a hazard and read each other', async () => {
  for (const person of [cast.employee, cast.supervisor, cast.admin]) {
    expect(await add(person, hazard, [cast.employee.personId])).toMatchObject({
      verdict: 'applied',
    });
  }
  const read = await call(cast.supervisor.caller, `record_comments('hazard', $1)`, [hazard]);
  expect(read).toMatchObject({ verdict: 'ok', may_comment: true, may_attach: true });
});

test('the list of people does not name someone who sees the hazard only because they reported it', async () => {
  const reported = await reportHazard(cast.database, cast.loner.caller, {
    project_id: cast.project,
  });
  expect(await add(cast.loner, reported)).toMatchObject({ verdict: 'applied' });
  const people = await mentionable(cast.admin, reported);
  expect(people).toContain(cast.employee.personId);
  expect(people).not.toContain(cast.loner.personId);
});
