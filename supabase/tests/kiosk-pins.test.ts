import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kioskRosterSchema, type KioskPerson } from '../../packages/contract/src/kiosk.ts';
import { longAgo, addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import {
  ask,
  derivePin,
  mac,
  provenPunch,
  registerTablet,
  type DerivedPin,
  type Tablet,
} from './support/kiosks.ts';
import {
  decisionsOf,
  entriesOf,
  minutesAgo,
  punchOf,
  record,
  recordOne,
} from './support/punches.ts';

/** PINs, and the proof of a PIN in a tablet's punch. */
let cast: Cast;
let tablet: Tablet;
beforeAll(async () => {
  cast = await openCast();
  tablet = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
});
afterAll(() => cast.close());

const setPins = (caller: Person['caller'], pins: object | null) =>
  ask(cast.database, caller, 'set_person_pins($1)', [pins]);

const pinOf = (person: { readonly personId: string }, pin: DerivedPin) => ({
  person_id: person.personId,
  ...pin,
});

async function memberWithPin(digits: string): Promise<[Person, DerivedPin]> {
  const person = await addPerson(cast.database, cast.company, 'employee');
  await cast.database.query(
    `insert into crew_members (company_id, crew_id, person_id, valid_from)
     values ($1, $2, $3, ${longAgo})`,
    [cast.company, cast.crew, person.personId],
  );
  const pin = derivePin(digits);
  await setPins(cast.admin.caller, [pinOf(person, pin)]);
  return [person, pin];
}

async function rosterOf({ caller }: Tablet): Promise<readonly KioskPerson[]> {
  return kioskRosterSchema.parse(await ask(cast.database, caller, 'kiosk_roster()')).people;
}

describe('setting a PIN', () => {
  test('is refused for others to everyone but admins of the company', async () => {
    const pins = [pinOf(cast.employee, derivePin('271828'))];
    for (const { caller } of [cast.supervisor, cast.loner, cast.foreign.admin]) {
      expect(await setPins(caller, pins)).toMatchObject({ reason: 'not_allowed' });
    }
    expect(await setPins(tablet.caller, pins)).toMatchObject({ reason: 'not_allowed' });
    expect(await setPins(cast.employee.caller, pins)).toEqual({ verdict: 'applied' });
    expect(await setPins(cast.admin.caller, pins)).toEqual({ verdict: 'applied' });
  });

  test('is refused where it could be tried quickly or is no PIN at all', async () => {
    const good = pinOf(cast.employee, derivePin('271828'));
    for (const bad of [
      [{ ...good, iterations: 99_999 }],
      [{ ...good, hash: 'no' }],
      [{ ...good, person_id: 'me' }],
      [],
      {},
      null,
    ]) {
      expect(await setPins(cast.admin.caller, bad)).toMatchObject({ reason: 'invalid_input' });
    }
  });

  test('of several people is all or nothing', async () => {
    const [person] = await memberWithPin('161803');
    const before = await cast.database.query('select hash from person_pins where person_id = $1', [
      person.personId,
    ]);
    const answer = await setPins(cast.admin.caller, [
      pinOf(person, derivePin('141421')),
      pinOf(cast.foreign.employee, derivePin('141421')),
    ]);
    expect(answer).toMatchObject({ reason: 'not_allowed' });
    expect(
      await cast.database.query('select hash from person_pins where person_id = $1', [
        person.personId,
      ]),
    ).toEqual(before);
  });

  test('leaves nothing of it in the audit', async () => {
    const [, pin] = await memberWithPin('577215');
    const audited = JSON.stringify(
      await cast.database.query(
        `select before, after from audit_events where subject = 'person_pins'`,
      ),
    );
    for (const secret of [pin.salt, pin.hash, pin.proof_key]) expect(audited).not.toContain(secret);
  });
});

describe('the people of a tablet', () => {
  test('come with what checks a PIN on this tablet and on no other, and proves nothing', async () => {
    const [person, pin] = await memberWithPin('693147');
    const other = await registerTablet(cast.database, cast.admin.caller, [cast.site]);
    const here = (await rosterOf(tablet)).find((one) => one.person_id === person.personId);
    const there = (await rosterOf(other)).find((one) => one.person_id === person.personId);
    expect(here?.pin).toEqual({
      salt: pin.salt,
      hash: mac(tablet.deviceKey, pin.hash),
      iterations: pin.iterations,
    });
    expect(there?.pin?.hash).not.toBe(here?.pin?.hash);
    expect(JSON.stringify(here)).not.toContain(pin.proof_key);
  });

  test('come with their clock as it is, without their notes', async () => {
    const [person, pin] = await memberWithPin('230258');
    const punch = provenPunch(person, tablet, pin, { project_id: cast.project, note: 'Private' });
    await record(cast.database, tablet.caller, [punch]);
    const shown = (await rosterOf(tablet)).find((one) => one.person_id === person.personId);
    expect(shown).toMatchObject({
      open: { id: punch.id, project_id: cast.project, note: null },
      last: { id: punch.id, kind: 'in' },
    });
  });
});

describe('a tablet’s punch', () => {
  test('with the proof of the present PIN counts', async () => {
    const [person, pin] = await memberWithPin('314159');
    const answers = await record(cast.database, tablet.caller, [
      provenPunch(person, tablet, pin, { device_at: minutesAgo(30), pin_check: 'online' }),
      provenPunch(person, tablet, pin, { kind: 'out', device_at: minutesAgo(10) }),
    ]);
    expect(answers).toMatchObject([
      { verdict: 'applied', flags: [] },
      { verdict: 'applied_flagged', flags: ['pin_offline'] },
    ]);
  });

  test.each([
    [
      'another PIN',
      (punch: object, person: Person) => ({
        ...punch,
        ...provenPunch(person, tablet, derivePin('000001')),
      }),
    ],
    ['no proof', (punch: object) => ({ ...punch, pin_proof: null })],
    ['the form of phones, which has no proof', (punch: object) => ({ ...punch, v: 1 })],
    ['a proof of another kind of punch', (punch: object) => ({ ...punch, kind: 'out' })],
    ['a proof of another time', (punch: object) => ({ ...punch, device_at: minutesAgo(200) })],
    ['a proof of another punch', (punch: object) => ({ ...punch, id: randomUUID() })],
    [
      'a time stated beside the proof',
      (punch: object) => ({ ...punch, claimed_at: minutesAgo(200) }),
    ],
  ])('with %s is kept and waits for a decision', async (_, spoil) => {
    const [person, pin] = await memberWithPin('662607');
    const punch = spoil(provenPunch(person, tablet, pin), person);
    const answer = await recordOne(cast.database, tablet.caller, punch);
    expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'pin_unproven' });
    expect(await decisionsOf(cast.database, person)).toMatchObject([
      { kind: 'pin_unproven', state: 'open' },
    ]);
    expect(
      (await entriesOf(cast.database, person)).filter(({ state }) => state === 'open'),
    ).toEqual([]);
  });

  test('made with the key of another tablet waits for a decision', async () => {
    const [person, pin] = await memberWithPin('602214');
    const answer = await recordOne(
      cast.database,
      tablet.caller,
      provenPunch(person, { deviceKey: 'e'.repeat(64) }, pin),
    );
    expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'pin_unproven' });
  });

  test('from before the PIN was changed or removed is not lost, and counts once accepted', async () => {
    const [person, pin] = await memberWithPin('137035');
    const punch = provenPunch(person, tablet, pin, { device_at: minutesAgo(60) });
    expect(
      await ask(cast.database, cast.admin.caller, `remove_person_pins('{${person.personId}}')`),
    ).toEqual({ verdict: 'applied' });
    expect(await recordOne(cast.database, tablet.caller, punch)).toMatchObject({
      verdict: 'needs_decision',
      reason: 'pin_unproven',
    });
    const [item] = await decisionsOf(cast.database, person);
    await ask(cast.database, cast.supervisor.caller, `decide_item('${item?.id}', 'accept')`);
    expect(await entriesOf(cast.database, person)).toMatchObject([{ id: punch.id, state: 'open' }]);
  });

  test('sent again gets its first answer, also when the PIN has changed meanwhile', async () => {
    const [person, pin] = await memberWithPin('299792');
    const punch = provenPunch(person, tablet, pin, { pin_check: 'online' });
    expect(await recordOne(cast.database, tablet.caller, punch)).toMatchObject({
      verdict: 'applied',
    });
    await setPins(cast.admin.caller, [pinOf(person, derivePin('123987'))]);
    expect(await recordOne(cast.database, tablet.caller, punch)).toMatchObject({
      verdict: 'replayed',
      first_verdict: 'applied',
    });
  });

  test('keeps the name of its picture, which admins of the company hear', async () => {
    const [person, pin] = await memberWithPin('110494');
    const photoId = randomUUID();
    await record(cast.database, tablet.caller, [
      provenPunch(person, tablet, pin, { photo_id: photoId }),
    ]);
    const call = `kiosk_punches('${tablet.kioskId}')`;
    expect(await ask(cast.database, cast.supervisor.caller, call)).toMatchObject({
      reason: 'not_found',
    });
    const heard = await ask(cast.database, cast.admin.caller, call);
    expect(JSON.stringify(heard)).toContain(`${cast.company}/${photoId}`);
  });

  test('of a login without a tablet’s key waits for a decision', async () => {
    const [person] = await memberWithPin('866025');
    await cast.database.query('delete from kiosk_devices where kiosk_id = $1', [
      cast.kiosk.kioskId,
    ]);
    const said = punchOf(person, { pin_check: 'online' });
    const answer = await recordOne(cast.database, cast.kiosk.caller, said);
    expect(answer).toMatchObject({ verdict: 'needs_decision', reason: 'pin_unproven' });
  });
});

describe('one’s own PIN', () => {
  const mine = (caller: Person['caller']) => ask(cast.database, caller, 'my_kiosk_pin()');

  test('is no one’s who belongs to no company', async () => {
    for (const caller of [tablet.caller, cast.superAdmin]) {
      expect(await mine(caller)).toEqual({ verdict: 'refused', reason: 'not_allowed' });
    }
  });

  test('is known by its day alone, and counts from the moment it is chosen', async () => {
    const [person] = await memberWithPin('271801');
    const chosen = derivePin('846120');
    expect(await setPins(person.caller, [pinOf(person, chosen)])).toEqual({ verdict: 'applied' });
    const answer = await mine(person.caller);
    expect(answer).toEqual({ verdict: 'ok', set_at: expect.any(String), has_kiosks: true });
    const punch = provenPunch(person, tablet, chosen, { pin_check: 'online' });
    expect(await recordOne(cast.database, tablet.caller, punch)).toMatchObject({
      verdict: 'applied',
    });
  });

  test('is of no use where the company has no tablet', async () => {
    expect(await mine(cast.foreign.employee.caller)).toEqual({
      verdict: 'ok',
      set_at: null,
      has_kiosks: false,
    });
  });
});

test('the people with PINs are listed for admins only', async () => {
  const call = `people_with_pins('EMPLOY', '${cast.crew}')`;
  for (const { caller } of [cast.supervisor, cast.employee]) {
    expect(await ask(cast.database, caller, call)).toMatchObject({ reason: 'not_allowed' });
  }
  const mine = await ask(cast.database, cast.admin.caller, call);
  expect(mine).toMatchObject({ crews: expect.any(Array), people: expect.any(Array) });
  expect(JSON.stringify(mine)).toContain(cast.employee.personId);
  expect(JSON.stringify(mine)).not.toContain(cast.supervisor.personId);
  const foreign = await ask(cast.database, cast.foreign.admin.caller, call);
  expect(foreign).toMatchObject({ people: [] });
});
