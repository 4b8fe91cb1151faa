import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  jsaPageSchema,
  jsaPeopleSchema,
  jsaProofText,
  jsasToSignSchema,
} from '../../packages/contract/src/jsa.ts';
import { addPerson, openCast, type Cast, type Person } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  approvalFacts,
  endFacts,
  jsaDocument,
  now,
  roofWork,
  saveJsa,
  signJsa,
  type SavedJsa,
} from './support/jsas.ts';
import { derivePin, mac, type DerivedPin } from './support/kiosks.ts';

/** Signing and approving JSAs. */
let cast: Cast;
let jsa: SavedJsa;
let helperPin: DerivedPin;
let adminPin: DerivedPin;
beforeAll(async () => {
  cast = await openCast();
  helperPin = derivePin('271828');
  adminPin = derivePin('314159');
  await callJson(cast.database, cast.admin.caller, 'set_person_pins($1)', [
    [
      { person_id: cast.helper.personId, ...helperPin },
      { person_id: cast.admin.personId, ...adminPin },
    ],
  ]);
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
const refused = (reason: string, detail?: string) =>
  expect.objectContaining({ verdict: 'refused', reason, ...(detail !== undefined && { detail }) });
const sign = (person: Person, facts: Facts = {}, id: string = randomUUID()) =>
  signJsa(cast.database, person, jsa, facts, id);
const newJsa = async (facts: Facts = {}) =>
  (jsa = await saveJsa(cast.database, cast.supervisor, { project_id: cast.project, ...facts }));
const highRisk = (facts: Facts = {}) =>
  newJsa({ document: jsaDocument({ steps: roofWork, ...facts }) });
const approve = (person: Person, facts: Facts = {}, id: string = randomUUID()) =>
  callJson(cast.database, person.caller, 'approve_jsa($1, $2, $3)', [
    id,
    jsa.id,
    approvalFacts(person, jsa.hash, facts),
  ]);
const page = async (person: Person) =>
  jsaPageSchema.parse(await callJson(cast.database, person.caller, 'read_jsa($1)', [jsa.id]));

const drawing = [{ points: [{ x: 1, y: 2, time: 3, pressure: 0.5 }] }];

function pinSignature(pin: DerivedPin, facts: Facts = {}): [Facts, string] {
  const id = randomUUID();
  const at = now();
  const proof = jsaProofText({ what: 'sign', id, jsaId: jsa.id, hash: jsa.hash, at });
  const signed = {
    method: 'pin',
    person_id: cast.helper.personId,
    pin_proof: mac(pin.proof_key, proof),
    signed_at: at,
    ...facts,
  };
  return [signed, id];
}

describe('a signature is refused', () => {
  test('for someone else by one’s own login, or by who is not in charge', async () => {
    await newJsa();
    expect(await sign(cast.supervisor, { person_id: cast.helper.personId })).toEqual(
      refused('not_allowed'),
    );
    const finger = { method: 'finger', person_id: cast.helper.personId, drawing };
    expect(await sign(cast.employee, finger)).toEqual(refused('not_allowed'));
  });

  test.each<[string, Facts, string]>([
    [
      'a person of another company',
      { method: 'finger', drawing, person_id: 'foreign' },
      'person_id',
    ],
    ['no one by login', { person_id: null }, 'person_id'],
    ['no drawing', { method: 'finger', drawing: [] }, 'drawing'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, 'name'],
    ['an answer of 2,001 characters', { missed: '🚧'.repeat(2001) }, 'missed'],
    ['half a hash', { hash: 'ab' }, 'hash'],
    ['no proof', { method: 'pin' }, 'pin_proof'],
  ])('with %s', async (_, facts, detail) => {
    await newJsa();
    const named =
      facts['person_id'] === 'foreign'
        ? { ...facts, person_id: cast.foreign.employee.personId }
        : facts;
    expect(await sign(cast.supervisor, named)).toEqual(refused('invalid_input', detail));
  });

  test('over another hash, after the end, and a second time', async () => {
    await newJsa();
    expect(await sign(cast.employee, { hash: 'ab'.repeat(32) })).toEqual(refused('jsa_changed'));
    expect(await sign(cast.employee)).toMatchObject({ verdict: 'applied', state: 'active' });
    expect(await sign(cast.employee)).toEqual(refused('jsa_signed'));
    const before = new Date(Date.now() - 10).toISOString();
    await callJson(cast.database, cast.supervisor.caller, 'end_jsa($1, $2, $3)', [
      randomUUID(),
      jsa.id,
      endFacts(),
    ]);
    expect(await sign(cast.admin)).toEqual(refused('wrong_state'));
    // Signed before it ended, sent later.
    expect(await sign(cast.admin, { signed_at: before })).toMatchObject({ verdict: 'applied' });
  });
});

test('the same signature sent again is replayed, another under its id refused', async () => {
  await newJsa();
  const id = randomUUID();
  const facts = { signed_at: now() };
  expect(await sign(cast.employee, facts, id)).toMatchObject({ verdict: 'applied' });
  expect(await sign(cast.employee, facts, id)).toMatchObject({ verdict: 'replayed' });
  expect(await sign(cast.employee, { ...facts, missed: 'Wind' }, id)).toEqual(
    refused('other_payload'),
  );
  expect((await page(cast.employee)).jsa.signed).toBe(1);
});

test('who is in charge lets people sign by finger, also from outside, with what was missed', async () => {
  await newJsa();
  const facts = { method: 'finger', person_id: null, name: 'Pat from the crane', drawing };
  expect(await sign(cast.supervisor, { ...facts, missed: 'Ice on the plates' })).toMatchObject({
    verdict: 'applied',
  });
  expect(await sign(cast.supervisor, { ...facts, name: 'pat from the CRANE' })).toEqual(
    refused('jsa_signed'),
  );
  const [signature] = (await page(cast.employee)).signatures;
  expect(signature).toMatchObject({
    name: 'Pat from the crane',
    person: null,
    missed: 'Ice on the plates',
    collected_by: { person_id: cast.supervisor.personId },
  });
});

test('a signature says when it was received, however long before that it was made', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await newJsa({ made_at: hoursAgo(6) });
  await sign(cast.employee, { signed_at: hoursAgo(5) });
  const [signature] = (await page(cast.supervisor)).signatures;
  const receivedAt = Date.parse(signature?.received_at ?? '');
  expect(receivedAt - Date.parse(signature?.signed_at ?? '')).toBeGreaterThan(4.9 * 3_600_000);
  expect(Date.now() - receivedAt).toBeLessThan(60_000);
});

describe('a finger’s signature for someone with a login', () => {
  const confirm = (person: Person, id: string, isMine: boolean) =>
    callJson(cast.database, person.caller, `confirm_jsa_signature($1, ${isMine})`, [id]);
  const toSign = async (person: Person) =>
    jsasToSignSchema.parse(await callJson(cast.database, person.caller, 'my_jsas_to_sign()', []))
      .jsas;
  /** Drawn on the supervisor's phone, as older apps do it. */
  async function collect(): Promise<string> {
    const id = randomUUID();
    const facts = { method: 'finger', person_id: cast.employee.personId, drawing };
    expect(await sign(cast.supervisor, facts, id)).toMatchObject({ verdict: 'applied' });
    return id;
  }
  beforeEach(async () => {
    const [{ name } = { name: '' }] = await cast.database.query<{ name: string }>(
      `select app.person_label($1, $2) ->> 'name' as name`,
      [cast.company, cast.employee.personId],
    );
    await newJsa({ document: jsaDocument({ people: [name] }) });
  });

  test('is confirmed or rejected by no one else, and only while it waits', async () => {
    const id = await collect();
    for (const other of [cast.supervisor, cast.admin, cast.foreign.employee]) {
      expect(await confirm(other, id, true)).toEqual(refused('not_found'));
    }
    const own = randomUUID();
    await sign(cast.admin, {}, own);
    expect(await confirm(cast.admin, own, false)).toEqual(refused('not_found'));
    expect(await confirm(cast.employee, id, true)).toMatchObject({ verdict: 'applied' });
    expect(await confirm(cast.employee, id, true)).toMatchObject({ verdict: 'replayed' });
    expect(await confirm(cast.employee, id, false)).toEqual(refused('wrong_state'));
  });

  test('doesn’t count as theirs until they confirm it', async () => {
    const id = await collect();
    const before = await page(cast.employee);
    expect(before.jsa).toMatchObject({ signed: 0, signed_by_me: false, state: 'unsigned' });
    expect(before.refusals.sign).toBeNull();
    expect(before.signatures).toMatchObject([
      { needs_confirmation: true, collected_by: { person_id: cast.supervisor.personId } },
    ]);
    expect((await toSign(cast.employee)).map((each) => each.id)).toContain(jsa.id);
    expect(await confirm(cast.employee, id, true)).toMatchObject({ state: 'active' });
    const after = await page(cast.employee);
    expect(after.jsa).toMatchObject({ signed: 1, signed_by_me: true });
    expect(after.events[0]).toMatchObject({ kind: 'confirmed' });
    expect((await toSign(cast.employee)).map((each) => each.id)).not.toContain(jsa.id);
  });

  test('is void once they reject it, and makes way for their own', async () => {
    expect(await confirm(cast.employee, await collect(), false)).toMatchObject({
      verdict: 'applied',
      state: 'unsigned',
    });
    await collect();
    expect(await sign(cast.employee)).toMatchObject({ verdict: 'applied', state: 'active' });
    const { jsa: row, signatures } = await page(cast.employee);
    expect(row.signed).toBe(1);
    const valid = signatures.filter(({ voided_at }) => voided_at === null);
    expect(valid).toMatchObject([{ method: 'login', needs_confirmation: false }]);
  });
});

describe('a PIN', () => {
  test('proves who signed, for this content only', async () => {
    await newJsa();
    expect(await sign(cast.supervisor, ...pinSignature(derivePin('000111')))).toEqual(
      refused('pin_wrong'),
    );
    const [facts] = pinSignature(helperPin);
    // Made for another signature.
    expect(await sign(cast.supervisor, facts)).toEqual(refused('pin_wrong'));
    expect(await sign(cast.supervisor, ...pinSignature(helperPin))).toMatchObject({
      verdict: 'applied',
    });
  });

  test('can’t be found by trying: after ten wrong ones an hour is closed', async () => {
    await newJsa();
    const person = await addPerson(cast.database, cast.company, 'employee');
    const pin = derivePin('161803');
    await callJson(cast.database, cast.admin.caller, 'set_person_pins($1)', [
      [{ person_id: person.personId, ...pin }],
    ]);
    const whose = { person_id: person.personId };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await sign(cast.supervisor, ...pinSignature(helperPin, whose))).toEqual(
        refused('pin_wrong'),
      );
    }
    expect(await sign(cast.supervisor, ...pinSignature(pin, whose))).toEqual(
      refused('too_many_pins'),
    );
    await cast.database.query(`update app.jsa_pin_tries set tried_at = now() - interval '1 hour'`);
    expect(await sign(cast.supervisor, ...pinSignature(pin, whose))).toMatchObject({
      verdict: 'applied',
    });
  });

  test('is stretched with a salt that leads get for their crew; no one gets a hash', async () => {
    const people = async (person: Person, project: string | null = cast.project) => {
      const answer = await callJson(cast.database, person.caller, 'jsa_people($1)', [project]);
      expect(JSON.stringify(answer)).not.toContain(helperPin.hash);
      expect(JSON.stringify(answer)).not.toContain(helperPin.proof_key);
      return jsaPeopleSchema.parse(answer).people;
    };
    const pinOf = async (person: Person, whose: string) =>
      (await people(person)).find(({ person_id: id }) => id === whose)?.pin;
    expect(await pinOf(cast.supervisor, cast.helper.personId)).toMatchObject({
      salt: helperPin.salt,
    });
    expect(await pinOf(cast.supervisor, cast.admin.personId)).toMatchObject({
      salt: adminPin.salt,
    });
    expect(await pinOf(cast.employee, cast.helper.personId)).toBeNull();
    expect(
      await callJson(cast.database, cast.loner.caller, 'jsa_people($1)', [cast.project]),
    ).toEqual(refused('not_found'));
    const around = (await people(cast.loner, null)).map(({ person_id: id }) => id);
    expect(around).not.toContain(cast.helper.personId);
  });
});

describe('high-risk work', () => {
  test('waits for approval, however many have signed', async () => {
    await highRisk();
    expect(await sign(cast.employee)).toMatchObject({ state: 'waiting' });
    expect(await approve(cast.employee)).toEqual(refused('not_allowed'));
    expect(await approve(cast.otherSupervisor)).toEqual(refused('not_found'));
    expect(await approve(cast.supervisor)).toEqual(refused('own_jsa'));
    expect(await approve(cast.admin, { hash: 'ab'.repeat(32) })).toEqual(refused('jsa_changed'));
    const [id, facts] = [randomUUID(), { approved_at: now() }];
    expect(await approve(cast.admin, facts, id)).toMatchObject({
      verdict: 'applied',
      state: 'active',
    });
    expect(await approve(cast.admin, facts, id)).toMatchObject({ verdict: 'replayed' });
    expect(await approve(cast.admin)).toEqual(refused('already_decided'));
    expect((await page(cast.employee)).jsa).toMatchObject({
      approved_by: { person_id: cast.admin.personId },
      own_approval: false,
    });
  });

  test('without a direct control, or with an open item, can’t be approved', async () => {
    const [step] = roofWork;
    const [hazard] = step.hazards;
    const careful = { text: 'Be careful', level: 'administrative', source: 'said', direct: 'no' };
    await highRisk({ steps: [{ ...step, hazards: [{ ...hazard, controls: [careful] }] }] });
    expect(await approve(cast.admin)).toEqual(refused('open_items'));
    await highRisk({ open: ['No hospital'] });
    expect(await approve(cast.admin)).toEqual(refused('open_items'));
  });

  test('loses its approval with a new control', async () => {
    await highRisk();
    await sign(cast.employee);
    await approve(cast.admin);
    const [step] = roofWork;
    const [hazard] = step.hazards;
    const net = { text: 'Net', level: 'engineering', source: 'said', direct: 'yes' };
    const edited = await saveJsa(
      cast.database,
      cast.supervisor,
      {
        base_version: 1,
        project_id: cast.project,
        document: jsaDocument({
          steps: [{ ...step, hazards: [{ ...hazard, controls: [...hazard.controls, net] }] }],
        }),
      },
      jsa.id,
    );
    expect(edited.answer).toMatchObject({ voided: 1, state: 'waiting' });
    expect(await approve(cast.admin)).toEqual(refused('jsa_changed'));
  });

  test('is approved by PIN on the lead’s phone, never by the author', async () => {
    await highRisk();
    const proven = (person: Person, pin: DerivedPin): [Facts, string] => {
      const [id, at] = [randomUUID(), now()];
      const text = jsaProofText({ what: 'approve', id, jsaId: jsa.id, hash: jsa.hash, at });
      const proof = mac(pin.proof_key, text);
      return [{ method: 'pin', person_id: person.personId, pin_proof: proof, approved_at: at }, id];
    };
    expect(await approve(cast.supervisor, ...proven(cast.admin, helperPin))).toEqual(
      refused('pin_wrong'),
    );
    expect(await approve(cast.supervisor, ...proven(cast.supervisor, adminPin))).toEqual(
      refused('own_jsa'),
    );
    expect(await approve(cast.supervisor, ...proven(cast.admin, adminPin))).toMatchObject({
      verdict: 'applied',
    });
    expect((await page(cast.employee)).jsa.approved_by_pin).toBe(true);
  });

  test('is approved by its author only where no one else could, and that is flagged', async () => {
    const { admin, employee } = cast.foreign;
    const document = jsaDocument({ steps: roofWork });
    jsa = await saveJsa(cast.database, admin, { document });
    expect(await approve(employee)).toEqual(refused('not_allowed'));
    expect(await approve(admin)).toMatchObject({ verdict: 'applied' });
    expect((await page(admin)).jsa.own_approval).toBe(true);
  });

  test('tells those who may approve, once for each content, and not the author', async () => {
    await highRisk();
    const told = await cast.database.query<{ person_id: string }>(
      `select person_id from app.notifications where kind = 'jsa_waits' and dedupe_key like $1 || '%'`,
      [jsa.id],
    );
    expect(told.map(({ person_id: id }) => id)).toEqual([cast.admin.personId]);
  });
});

test('work without high energy needs no approval', async () => {
  await newJsa();
  expect(await approve(cast.admin)).toEqual(refused('wrong_state'));
});
