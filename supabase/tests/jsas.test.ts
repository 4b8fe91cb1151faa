import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  foundJsasSchema,
  jsaDocumentAnswerSchema,
  jsaPageSchema,
  jsasToSignSchema,
  savedJsaAnswerSchema,
} from '../../packages/contract/src/jsa.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { callJson, type Answer } from './support/hazards.ts';
import {
  endFacts,
  groundWork,
  jsaDocument,
  roofWork,
  saveJsa,
  savedJsa,
  signJsa,
} from './support/jsas.ts';

/** Saving, editing, reading and ending JSAs. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;

const save = (
  person: Person,
  facts: Facts = {},
  id: string = randomUUID(),
  saveId: string = randomUUID(),
) => callJson(cast.database, person.caller, 'save_jsa($1, $2, $3)', [saveId, id, savedJsa(facts)]);
const read = (person: Person, id: string) =>
  callJson(cast.database, person.caller, 'read_jsa($1)', [id]);
const list = async (person: Person, filter: Facts = {}) =>
  foundJsasSchema.parse(
    await callJson(cast.database, person.caller, 'list_jsas($1, null, 200)', [filter]),
  ).jsas;
const end = (person: Person, id: string, facts: Facts = {}, change: string = randomUUID()) =>
  callJson(cast.database, person.caller, 'end_jsa($1, $2, $3)', [change, id, endFacts(facts)]);
const page = async (person: Person, id: string) => jsaPageSchema.parse(await read(person, id));

const refused = (reason: string, detail?: string) =>
  expect.objectContaining({ verdict: 'refused', reason, ...(detail !== undefined && { detail }) });

describe('who does not see the project', () => {
  test('reads nothing of a JSA and can’t act on it, as if it did not exist', async () => {
    const jsa = await saveJsa(cast.database, cast.employee, { project_id: cast.project });
    for (const person of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      expect(await read(person, jsa.id)).toEqual(refused('not_found'));
      expect(await signJsa(cast.database, person, jsa)).toEqual(refused('not_found'));
      expect(await end(person, jsa.id)).toEqual(refused('not_found'));
      expect(await save(person, { base_version: 1 }, jsa.id)).toMatchObject(
        person === cast.foreign.admin ? { verdict: 'refused' } : { reason: 'not_found' },
      );
      expect((await list(person)).map(({ id }) => id)).not.toContain(jsa.id);
    }
  });

  test('can’t save one for it, nor for a project of another company', async () => {
    for (const project of [cast.otherProject, cast.foreign.project, randomUUID()]) {
      expect(await save(cast.employee, { project_id: project })).toEqual(
        refused('invalid_input', 'project_id'),
      );
    }
  });

  test('can’t be copied from', async () => {
    const foreign = await saveJsa(cast.database, cast.foreign.employee);
    expect(await save(cast.employee, { copied_from: foreign.id })).toEqual(
      refused('invalid_input', 'copied_from'),
    );
  });
});

describe('saving', () => {
  test('numbers, hashes and keeps the document as it came', async () => {
    const document = jsaDocument({ task: 'Colgar un portón 🚧', people: ['Ana Ruiz'] });
    const answer = savedJsaAnswerSchema.parse(await save(cast.employee, { document }));
    expect(answer).toMatchObject({ verdict: 'applied', version: 1, state: 'unsigned', voided: 0 });
    const id = randomUUID();
    await save(cast.employee, { document }, id);
    const heard = jsaDocumentAnswerSchema.parse(
      await callJson(cast.database, cast.employee.caller, 'jsa_document($1)', [id]),
    );
    expect(heard).toMatchObject({ verdict: 'ok', document });
  });

  test('twice under one id stores once; another document under that id is refused', async () => {
    const [id, saveId] = [randomUUID(), randomUUID()];
    const facts = { made_at: '2026-01-05T14:20:31.000Z' };
    const first = await save(cast.employee, facts, id, saveId);
    expect(await save(cast.employee, facts, id, saveId)).toEqual({ ...first, verdict: 'replayed' });
    const other = { ...facts, document: jsaDocument({ task: 'Another' }) };
    expect(await save(cast.employee, other, id, saveId)).toEqual(refused('other_payload'));
    expect(await save(cast.supervisor, facts, randomUUID(), saveId)).toEqual(
      refused('other_payload'),
    );
  });

  test.each<[string, Facts, string]>([
    ['a text past 2,000 characters', { document: jsaDocument({ task: 'x'.repeat(2001) }) }, 'task'],
    ['20,000 characters', { document: jsaDocument({ ppe: ['🦺'.repeat(20_000)] }) }, 'ppe'],
    [
      '61 steps',
      { document: jsaDocument({ steps: Array.from({ length: 61 }, () => groundWork[0]) }) },
      'steps',
    ],
    ['an unknown field', { document: jsaDocument({ verified: true }) }, 'verified'],
    ['what was also said as a number', { document: jsaDocument({ also_said: [1] }) }, 'also_said'],
    [
      '61 things that were also said',
      { document: jsaDocument({ also_said: Array.from({ length: 61 }, () => 'x') }) },
      'also_said',
    ],
    ['signatures of its own', { document: jsaDocument({ signatures: [{}] }) }, 'signatures'],
    ['an unknown version', { v: 2 }, 'v'],
    ['no document', { document: null }, 'document'],
    ['a day for an instant', { made_at: '2026-01-05' }, 'made_at'],
    ['a transcript of numbers', { transcript: [1] }, 'transcript'],
  ])('refuses %s', async (_, facts, detail) => {
    expect(await save(cast.employee, facts)).toEqual(refused('invalid_input', detail));
  });

  test('takes texts of 2,000 characters and 60 steps', async () => {
    const document = jsaDocument({
      task: 'x'.repeat(2000),
      steps: Array.from({ length: 60 }, () => ({ text: 'Step', hazards: [] })),
    });
    expect(await save(cast.employee, { document })).toMatchObject({ verdict: 'applied' });
  });

  test('refuses a control whose source or level is not one of ours', async () => {
    const control = { text: 'Magic', level: 'ppe', source: 'invented', direct: 'yes' };
    const hazard = { ...groundWork[0].hazards[0], controls: [control] };
    const document = jsaDocument({ steps: [{ text: 'Sweep', hazards: [hazard] }] });
    expect(await save(cast.employee, { document })).toEqual(refused('invalid_input', 'steps'));
  });

  test('ends with the shift, at most 24 hours on, else after 12 hours', async () => {
    const made = { made_at: '2026-01-05T12:00:00Z' };
    const late = { ...made, shift_end: '2026-01-06T12:00:01Z' };
    expect(await save(cast.employee, late)).toEqual(refused('invalid_input', 'shift_end'));
    for (const [facts, ends] of [
      [{ ...made, shift_end: '2026-01-06T12:00:00Z' }, '2026-01-06T12:00:00.000Z'],
      [made, '2026-01-06T00:00:00.000Z'],
    ] as const) {
      const id = randomUUID();
      await save(cast.employee, facts, id);
      expect((await page(cast.employee, id)).jsa).toMatchObject({
        ends_at: ends,
        state: 'expired',
      });
    }
  });
});

describe('editing', () => {
  test('is refused to who is neither author nor in charge', async () => {
    const jsa = await saveJsa(cast.database, cast.supervisor, { project_id: cast.project });
    expect(
      await save(cast.employee, { base_version: 1, project_id: cast.project }, jsa.id),
    ).toEqual(refused('not_allowed'));
  });

  test('over a version that is no longer current is refused', async () => {
    const jsa = await saveJsa(cast.database, cast.employee);
    expect(await save(cast.employee, { base_version: 2 }, jsa.id)).toEqual(
      refused('changed_meanwhile'),
    );
    expect(await save(cast.employee, { base_version: 1 }, jsa.id)).toMatchObject({ version: 2 });
    expect(await save(cast.employee, { base_version: 1 }, jsa.id)).toEqual(
      refused('changed_meanwhile'),
    );
  });

  test('a control voids signatures, a typo in the header does not', async () => {
    const jsa = await saveJsa(cast.database, cast.employee);
    await signJsa(cast.database, cast.employee, jsa);
    const typo = { base_version: 1, document: jsaDocument({ task: 'Hang the gate' }) };
    expect(await save(cast.employee, typo, jsa.id)).toMatchObject({
      voided: 0,
      state: 'active',
      hash: jsa.hash,
    });
    const control = { text: 'Vacuum', level: 'engineering', source: 'said', direct: 'no' };
    const steps = [
      { ...groundWork[0], hazards: [{ ...groundWork[0].hazards[0], controls: [control] }] },
    ];
    const edit = { base_version: 2, document: jsaDocument({ steps }) };
    expect(await save(cast.employee, edit, jsa.id)).toMatchObject({ voided: 1, state: 'unsigned' });
    const { signatures, jsa: now } = await page(cast.employee, jsa.id);
    expect(now).toMatchObject({ signed: 0, voided: 1, signed_by_me: false });
    expect(signatures[0]?.voided_at).not.toBeNull();
    // They sign again, this time the current version.
    expect(await signJsa(cast.database, cast.employee, jsa)).toEqual(refused('jsa_changed'));
    expect(await signJsa(cast.database, cast.employee, { ...jsa, hash: now.hash })).toMatchObject({
      verdict: 'applied',
      state: 'active',
    });
  });

  test('by an app from before keeps what was also said; a newer one takes it out', async () => {
    const also_said = ['The gate sticks at noon'];
    const jsa = await saveJsa(cast.database, cast.employee, {
      document: jsaDocument({ also_said }),
    });
    await signJsa(cast.database, cast.employee, jsa);
    const typo = { base_version: 1, document: jsaDocument({ task: 'Hang the gate' }) };
    expect(await save(cast.employee, typo, jsa.id)).toMatchObject({ voided: 0, hash: jsa.hash });
    expect((await page(cast.employee, jsa.id)).jsa.document).toMatchObject({
      task: 'Hang the gate',
      also_said,
    });
    const without = { base_version: 2, document: jsaDocument({ also_said: [] }) };
    expect(await save(cast.employee, without, jsa.id)).toMatchObject({ voided: 1 });
    expect((await page(cast.employee, jsa.id)).jsa.document.also_said).toEqual([]);
  });

  test('does not move it to another project', async () => {
    const jsa = await saveJsa(cast.database, cast.supervisor, { project_id: cast.project });
    expect(await save(cast.supervisor, { base_version: 1 }, jsa.id)).toEqual(
      refused('invalid_input', 'project_id'),
    );
  });
});

describe('ending', () => {
  test('as done is for its author and those in charge, a change for anyone who reads it', async () => {
    const jsa = await saveJsa(cast.database, cast.supervisor, { project_id: cast.project });
    expect(await end(cast.employee, jsa.id)).toEqual(refused('not_allowed'));
    expect(await end(cast.employee, jsa.id, { reason: 'changed' })).toEqual(
      refused('invalid_input', 'change'),
    );
    const change = randomUUID();
    const weather = {
      reason: 'changed',
      change: 'weather',
      comment: 'Wind',
      ended_at: '2099-01-01T00:00:00Z',
    };
    expect(await end(cast.employee, jsa.id, weather, change)).toMatchObject({
      verdict: 'applied',
      state: 'ended',
    });
    expect(await end(cast.employee, jsa.id, weather, change)).toMatchObject({
      verdict: 'replayed',
    });
    expect(await end(cast.supervisor, jsa.id)).toEqual(refused('wrong_state'));
    expect(
      await save(cast.supervisor, { base_version: 1, project_id: cast.project }, jsa.id),
    ).toEqual(refused('wrong_state'));
  });

  test('is undone by reopening, and everyone signs again', async () => {
    const jsa = await saveJsa(cast.database, cast.supervisor, { project_id: cast.project });
    await signJsa(cast.database, cast.employee, jsa);
    const reopen = (person: Person, change: string = randomUUID()) =>
      callJson(cast.database, person.caller, 'reopen_jsa($1, $2)', [change, jsa.id]);
    expect(await reopen(cast.supervisor)).toEqual(refused('wrong_state'));
    await end(cast.supervisor, jsa.id);
    expect(await reopen(cast.employee)).toEqual(refused('not_allowed'));
    expect(await reopen(cast.supervisor)).toMatchObject({ verdict: 'applied', state: 'unsigned' });
    expect((await page(cast.supervisor, jsa.id)).jsa).toMatchObject({ signed: 0, voided: 1 });
  });
});

describe('the list', () => {
  test('finds by words, state and project, newest first, page by page', async () => {
    const document = jsaDocument({ task: 'Grúa con ñandú', steps: roofWork });
    const facts = { project_id: cast.openProject, document };
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.unshift((await saveJsa(cast.database, cast.loner, facts)).id);
    }
    const filter = { search: 'nandu grua', states: ['waiting'], project_id: cast.openProject };
    expect((await list(cast.loner, filter)).map(({ id }) => id)).toEqual(ids);
    expect(await list(cast.loner, { ...filter, states: ['active'] })).toEqual([]);
    const said = jsaDocument({ also_said: ['El ñandú de la vecina', 'Grúa'] });
    const beside = await saveJsa(cast.database, cast.loner, { ...facts, document: said });
    const found = await list(cast.loner, { search: 'grua hang nandu' });
    expect(found.map(({ id }) => id)).toEqual([beside.id]);
    const pageOf = async (after: unknown) =>
      foundJsasSchema.parse(
        await callJson(cast.database, cast.loner.caller, 'list_jsas($1, $2, 2)', [
          filter,
          z.nullable(z.record(z.string(), z.unknown())).parse(after),
        ]),
      );
    const first = await pageOf(null);
    const second = await pageOf(first.next);
    expect([...first.jsas, ...second.jsas].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  test('refuses a filter that it does not know', async () => {
    expect(
      await callJson(cast.database, cast.admin.caller, 'list_jsas($1)', [{ states: ['approved'] }]),
    ).toEqual(refused('invalid_input', 'states'));
  });
});

describe('what a person has to sign', () => {
  const toSign = async (person: Person) =>
    jsasToSignSchema
      .parse(await callJson(cast.database, person.caller, 'my_jsas_to_sign()'))
      .jsas.map(({ id }) => id);

  test('names them, and is not signed by them yet', async () => {
    const named = await saveJsa(cast.database, cast.supervisor, {
      project_id: cast.project,
      document: jsaDocument({ people: ['EMPLOYEE  tester'] }),
    });
    expect(await toSign(cast.employee)).toContain(named.id);
    expect(await toSign(cast.loner)).not.toContain(named.id);
    await signJsa(cast.database, cast.employee, named);
    expect(await toSign(cast.employee)).not.toContain(named.id);
  });
});

test('a transcript goes after the company’s period, and its removal is on record', async () => {
  const transcript = [{ who: 'person', text: 'We hang a gate', at: '2026-01-05T14:20:31Z' }];
  const kept = await saveJsa(cast.database, cast.employee, { transcript });
  const old = await saveJsa(cast.database, cast.employee, { transcript });
  await cast.database.query(
    `update jsa_transcripts set saved_at = now() - interval '30 days 1 minute' where jsa_id = $1`,
    [old.id],
  );
  await cast.database.query('select app.remove_due($1, now(), 1000)', [cast.company]);
  const left = await cast.database.query<{ jsa_id: string }>(
    'select jsa_id from jsa_transcripts where company_id = $1',
    [cast.company],
  );
  expect(left.map(({ jsa_id: id }) => id)).toEqual([kept.id]);
  const [event] = await cast.database.query<{ event: Answer }>(
    `select to_jsonb(e) as event from audit_events e
     where subject = 'jsa_transcripts' and to_jsonb(e)::text like '%' || $1 || '%' and to_jsonb(e)::text like '%delete%'`,
    [old.id],
  );
  expect(JSON.stringify(event)).not.toContain('hang a gate');
  expect(event).toBeDefined();
});
