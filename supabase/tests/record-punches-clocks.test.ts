import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { registerTablet, type Tablet } from './support/kiosks.ts';
import { daysAgo, entriesOf, minutesAgo, punchOf, record, recordOne } from './support/punches.ts';

/** Punches whose time is long before they were made: stated, or by a clock that knows nothing. */
let cast: Cast;
let tablet: Tablet;
beforeAll(async () => {
  cast = await openCast();
  tablet = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
});
afterAll(() => cast.close());

const refused = { verdict: 'refused', reason: 'person_not_allowed', occurred_at: null };
const byPin = { pin_check: 'online' } as const;

describe('a finish of yesterday stated at the tablet of today’s site', () => {
  const finish = (person: Person, said: object = {}) =>
    punchOf(person, { ...byPin, kind: 'out', claimed_at: daysAgo(1), ...said });

  test('is refused where the person is served by it neither then nor now', async () => {
    const gone = await memberOf(cast.crew, 30, 2);
    const coming = await memberOf(cast.crew, -1);
    const elsewhere = await memberOf(cast.otherCrew, 30);
    for (const person of [gone, coming, elsewhere, cast.foreign.employee]) {
      expect(await recordOne(cast.database, cast.kiosk.caller, finish(person))).toMatchObject(
        refused,
      );
    }
  });

  test('counts where the person has joined its crew since', async () => {
    const person = await memberOf(cast.crew, 0.2);
    const start = punchOf(person, { device_at: daysAgo(1, 480) });
    await record(cast.database, person.caller, [start]);
    const out = finish(person);
    expect(await recordOne(cast.database, cast.kiosk.caller, out)).toMatchObject({
      verdict: 'applied_flagged',
      flags: ['stated'],
      occurred_at: out.claimed_at,
      entry_id: start.id,
    });
    expect(await entriesOf(cast.database, person)).toMatchObject([{ state: 'closed' }]);
  });

  test('waits for a decision where the person was no member of the company yet', async () => {
    const person = await memberOf(cast.crew, 0.2);
    await joinedCompany(person, 0.2);
    expect(await recordOne(cast.database, cast.kiosk.caller, finish(person))).toMatchObject({
      verdict: 'needs_decision',
      reason: 'revoked_membership',
    });
  });
});

/** A member of the company for 90 days, in a crew between some days ago and others. */
async function memberOf(crew: string, from: number, to: number | null = null): Promise<Person> {
  const person = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from, valid_to)
     values ($1, $2, $3, now() - $4::float8 * interval '1 day', now() - $5::float8 * interval '1 day')`,
    [cast.company, crew, person.personId, from, to],
  );
  return person;
}

async function joinedCompany(person: Person, days: number): Promise<void> {
  await cast.database.query(
    `update memberships set valid_from = now() - $2::float8 * interval '1 day' where person_id = $1`,
    [person.personId, days],
  );
}
