import { randomUUID } from 'node:crypto';
import {
  checklistTemplatesSchema,
  foundChecklistsSchema,
} from '../../packages/contract/src/checklists.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { checklistFacts, readChecklist, saveChecklist, yes } from './support/checklists.ts';
import { callJson } from './support/hazards.ts';
import { refused } from './support/refused.ts';
import { scribble } from './support/tickets.ts';

/** Checklists: created by a company, answered in the field, stored as asked and answered. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
const save = (caller: TestCaller, checklist: Facts, id: string = randomUUID()) =>
  callJson(cast.database, caller, 'save_checklist($1, $2)', [id, checklist]);
const saveTemplate = (caller: TestCaller, template: Facts, id = randomUUID(), version = 0) =>
  callJson(cast.database, caller, 'save_checklist_template($1, $2, $3)', [id, version, template]);
const facts = (more: Parameters<typeof checklistFacts>[1] = {}) =>
  checklistFacts(cast.project, more);
const countOf = async (table: string) => {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where company_id = $1`,
    [cast.company],
  );
  return row?.count ?? 0;
};
const file = (more: Facts = {}) => ({
  id: randomUUID(),
  mime_type: 'image/jpeg',
  size: 1000,
  sha256: 'a'.repeat(64),
  caption: null,
  ...more,
});
const no = (more: Facts = {}) => ({ ...yes, value: 'no', note: 'Worn through', ...more });
const list = async (
  { caller }: Person,
  filter: Facts = {},
  after: object | null = null,
  size = 50,
) =>
  foundChecklistsSchema.parse(
    await callJson(cast.database, caller, 'list_checklists($1, $2, $3)', [filter, after, size]),
  );
const templatesFor = async ({ caller }: Person) =>
  checklistTemplatesSchema.parse(
    await callJson(cast.database, caller, 'list_checklist_templates()', []),
  ).templates;

describe('an answered checklist', () => {
  test('is not for other companies, other projects and no one', async () => {
    expect(await save(cast.superAdmin, facts())).toEqual(refused('not_allowed'));
    await expect(save(cast.anon, facts())).rejects.toMatchObject({ code: '42501' });
    for (const { caller } of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      expect(await save(caller, facts())).toEqual(refused('invalid_input', 'project_id'));
    }
  });

  test('is read by who filled it in and by those in charge of the project alone', async () => {
    const id = await saveChecklist(cast.database, cast.employee, facts());
    const byLead = await saveChecklist(cast.database, cast.supervisor, facts());
    for (const { caller } of [cast.loner, cast.otherSupervisor, cast.foreign.admin]) {
      expect(await callJson(cast.database, caller, 'read_checklist($1)', [id])).toEqual(
        refused('not_found'),
      );
    }
    expect(
      await callJson(cast.database, cast.employee.caller, 'read_checklist($1)', [byLead]),
    ).toEqual(refused('not_found'));
    for (const person of [cast.employee, cast.supervisor, cast.admin]) {
      expect((await readChecklist(cast.database, person, id)).id).toBe(id);
    }
    const listed = async (person: Person) => (await list(person)).checklists.map((one) => one.id);
    expect(await listed(cast.otherSupervisor)).toEqual([]);
    expect(await listed(cast.foreign.admin)).toEqual([]);
    expect(await listed(cast.employee)).toEqual([id]);
    expect(new Set(await listed(cast.supervisor))).toEqual(new Set([id, byLead]));
  });

  test('names the field that is wrong and stores nothing', async () => {
    const [photo, other] = [file(), file()];
    const drawn = { name: 'A', drawing: scribble };
    const answered = (answers: Facts, more: Facts = {}) => ({ answers, ...more });
    const wrong: readonly (readonly [string, Facts])[] = [
      ['v', { v: 3 }],
      ['template_id', { template_id: randomUUID() }],
      ['template_id', { template_id: 'x' }],
      ['revision', { revision: 2 }],
      ['project_id', { project_id: cast.foreign.project }],
      ['project_id', { project_id: cast.otherProject }],
      ['project_id', { project_id: null }],
      ['equipment_id', { equipment_id: 'x' }],
      ['equipment_id', { equipment_id: randomUUID() }],
      ['asks_call', { asks_call: true }],
      ['asks_call', { asks_call: 'yes' }],
      ['language', { language: 'fr' }],
      ['made_at', { made_at: 'yesterday' }],
      ['price', { price: 1 }],
      ['files', { files: [photo] }],
      ['files', { files: Array.from({ length: 60 }, () => file()) }],
      ['files', answered({ leaks: no({ photos: [photo.id] }) })],
      [
        'files',
        answered(
          { leaks: no({ photos: [photo.id] }) },
          { files: [file({ id: photo.id, mime_type: 'application/pdf' })] },
        ),
      ],
      ['answers.nothing', answered({ nothing: yes })],
      ['answers.unit', answered({ unit: undefined })],
      ['answers.unit', answered({ unit: { value: 'x'.repeat(30_000) } })],
      ['answers.unit', answered({ unit: 'EX-14' })],
      ['answers.meter', answered({ meter: { value: 1.5, note: null } })],
      ['answers.meter', answered({ meter: { value: '1', note: null } })],
      ['answers.tracks', answered({ tracks: { ...yes, value: 'maybe' } })],
      ['answers.tracks', answered({ tracks: no({ note: null }) })],
      ['answers.tracks', answered({ tracks: no({ note: 'x'.repeat(2001) }) })],
      ['answers.tracks', answered({ tracks: no({ hazard_id: randomUUID() }) })],
      ['answers.leaks', answered({ leaks: no() })],
      ['answers.alarms', answered({ alarms: no() })],
      ['answers.signature', answered({ signature: { ...drawn, drawing: [] } })],
      ['answers.signature', answered({ signature: { ...drawn, drawing: [{ points: 'x' }] } })],
    ];
    const before = [await countOf('checklists'), await countOf('hazards')];
    for (const [field, more] of wrong) {
      expect(
        await save(cast.employee.caller, JSON.parse(JSON.stringify(facts(more)))),
        JSON.stringify(more).slice(0, 200),
      ).toEqual(refused('invalid_input', field));
    }
    const same = randomUUID();
    expect(
      await save(
        cast.employee.caller,
        facts({
          answers: {
            bucket: no({ hazard_id: same, photos: [photo.id] }),
            seat_belt: no({ hazard_id: same, photos: [other.id] }),
          },
          files: [photo, other],
        }),
      ),
    ).toEqual(refused('invalid_input', 'answers'));
    expect([await countOf('checklists'), await countOf('hazards')]).toEqual(before);
  });

  test('keeps its photos and raises a hazard of whoever found what is wrong', async () => {
    const photo = file();
    const hazard = randomUUID();
    const id = await saveChecklist(
      cast.database,
      cast.employee,
      facts({
        answers: {
          seat_belt: no({ note: 'Latch is broken', photos: [photo.id], hazard_id: hazard }),
          hoses: no(),
        },
        files: [photo],
      }),
    );
    const page = await readChecklist(cast.database, cast.supervisor, id);
    expect(page).toMatchObject({ failed_count: 2, hazards: [{ id: hazard }] });
    expect(page.photos.map((one) => one.id)).toEqual([photo.id]);
    const raised = await callJson(cast.database, cast.supervisor.caller, 'read_hazard($1)', [
      hazard,
    ]);
    expect(JSON.stringify(raised)).toContain(
      'Excavator pre-use check: Seat belt works No.\\nLatch is broken',
    );
    const [reporter] = await cast.database.query<{ person_id: string }>(
      'select person_id from hazard_reporters where company_id = $1 and hazard_id = $2',
      [cast.company, hazard],
    );
    expect(reporter?.person_id).toBe(cast.employee.personId);
    // The hazard's id is taken, so nothing is stored for the second checklist.
    const before = await countOf('checklists');
    expect(
      await save(cast.employee.caller, facts({ answers: { alarms: no({ hazard_id: hazard }) } })),
    ).toEqual(refused('other_payload'));
    expect(await countOf('checklists')).toBe(before);
  });

  test('sent again is the same one, and the same id with other content is refused', async () => {
    const id = randomUUID();
    expect(await save(cast.employee.caller, facts(), id)).toMatchObject({ verdict: 'applied' });
    expect(await save(cast.employee.caller, facts(), id)).toEqual({ verdict: 'replayed' });
    const other = facts({ answers: { unit: { value: 'EX-15' } } });
    expect(await save(cast.employee.caller, other, id)).toEqual(refused('other_payload'));
    expect(await save(cast.supervisor.caller, facts(), id)).toEqual(refused('other_payload'));
  });
});

test('the list pages from the latest back, and filters', async () => {
  const day = (at: string) => ({ made_at: `2027-0${at}T10:00:00.000Z`, language: 'es' });
  const ids: string[] = [];
  for (const [at, answers] of [
    ['1-02', { unit: { value: 'Peña loader' } }],
    ['1-03', { hoses: no() }],
  ] as const) {
    // One after the other, because the test is about their order.
    // oxlint-disable-next-line no-await-in-loop
    ids.push(await saveChecklist(cast.database, cast.admin, facts({ ...day(at), answers })));
  }
  const first = await list(cast.admin, {}, null, 1);
  const second = await list(cast.admin, {}, first.next, 1);
  expect(first.checklists[0]?.id).not.toBe(second.checklists[0]?.id);
  const found = async (filter: Facts) => (await list(cast.admin, filter)).checklists;
  expect((await found({ search: 'pena excavadora' })).map(({ id }) => id)).toEqual([ids[0]]);
  expect((await found({ result: 'failed' })).map(({ id }) => id)).toContain(ids[1]);
  expect((await found({ result: 'passed' })).map(({ id }) => id)).not.toContain(ids[1]);
  expect(await found({ template_id: randomUUID() })).toEqual([]);
  expect(await found({ project_id: cast.otherProject })).toEqual([]);
  for (const [part, filter] of [
    ['result', { result: 'x' }],
    ['color', { color: 'red' }],
    ['template_id', { template_id: 'x' }],
  ] as const) {
    expect(
      await callJson(cast.database, cast.admin.caller, 'list_checklists($1)', [filter]),
    ).toEqual(refused('invalid_input', part));
  }
});

describe('a template', () => {
  const text = { en: 'Gate locked?', es: '¿Portón cerrado?' };
  const yesNo = {
    id: 'gate',
    kind: 'yes_no',
    text,
    is_required: true,
    fails_on: 'no',
    on_fail: { note: false, photo: false, hazard: false },
  };
  const number = { id: 'n', kind: 'number', text, is_required: false, min: 0, max: 9, unit: 'h' };
  const choice = { id: 'c', kind: 'choice', text, is_required: false, choices: [text, text] };
  const template = (more: Facts = {}) => ({
    asked_at: 'hand',
    equipment_type: null,
    every_days: null,
    is_private: false,
    is_active: true,
    title: { en: 'Closing the site', es: 'Cierre de la obra' },
    questions: [yesNo],
    ...more,
  });

  test('is changed by admins alone', async () => {
    for (const { caller } of [cast.employee, cast.supervisor]) {
      expect(await saveTemplate(caller, template())).toEqual(refused('not_allowed'));
    }
    const made = randomUUID();
    await saveTemplate(cast.admin.caller, template(), made);
    expect(await saveTemplate(cast.foreign.admin.caller, template(), made, 1)).toEqual(
      refused('not_found'),
    );
  });

  test('comes with every company: a talk, two machines, the first-aid kit and a question at clock-out', async () => {
    for (const person of [cast.employee, cast.foreign.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      const titles = (await templatesFor(person)).map(({ title }) => title.en);
      expect(titles).toEqual(
        expect.arrayContaining([
          'Before you go',
          'Excavator pre-use check',
          'First-aid kit',
          'Lift pre-use check',
          'Toolbox talk',
        ]),
      );
    }
    // As if an admin had written them.
    for (const { id: _, version: __, revision: ___, ...shipped } of await templatesFor(
      cast.admin,
    )) {
      expect(
        // oxlint-disable-next-line no-await-in-loop
        await saveTemplate(cast.admin.caller, { ...shipped, is_active: false }),
      ).toMatchObject({ verdict: 'applied' });
    }
  });

  test('names the field that is wrong, at each limit and past it', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...yesNo, id: `q${at}` }));
    const texts = (count: number) => Array.from({ length: count }, () => text);
    const wrong: readonly (readonly [string, Facts])[] = [
      ['asked_at', { asked_at: 'noon' }],
      ['is_active', { is_active: 'yes' }],
      ['equipment_type', { equipment_type: 'Lift' }],
      ['equipment_type', { asked_at: 'equipment', equipment_type: 'x'.repeat(101) }],
      ['every_days', { every_days: 1 }],
      ['every_days', { asked_at: 'site', every_days: 0 }],
      ['every_days', { asked_at: 'site', every_days: 367 }],
      ['is_private', { is_private: 'yes' }],
      ['is_private', { is_private: true, asked_at: 'equipment' }],
      [
        'is_private',
        {
          is_private: true,
          questions: [{ ...yesNo, on_fail: { note: true, photo: false, hazard: true } }],
        },
      ],
      ['title', { title: { en: 'Only English' } }],
      ['title', { title: { en: 'x'.repeat(201), es: 'x' } }],
      ['title', { title: { en: ' ', es: 'x' } }],
      ['questions', { questions: [] }],
      ['questions', { questions: many(101) }],
      ['questions', { questions: [yesNo, yesNo] }],
      ['questions', { questions: [{ ...yesNo, id: 'No spaces' }] }],
      ['questions', { questions: [{ ...yesNo, kind: 'mood' }] }],
      ['questions', { questions: [{ ...yesNo, on_fail: { note: true } }] }],
      ['questions', { questions: [{ ...yesNo, text: { en: 'x'.repeat(501), es: 'x' } }] }],
      ['questions', { questions: [{ ...number, min: 10 }] }],
      ['questions', { questions: [{ ...number, max: 0.5 }] }],
      ['questions', { questions: [{ ...number, unit: 'x'.repeat(21) }] }],
      ['questions', { questions: [{ ...choice, choices: [text] }] }],
      ['questions', { questions: [{ ...choice, choices: texts(21) }] }],
      ['questions', { questions: ['x'] }],
      ['color', { color: 'red' }],
    ];
    for (const [field, more] of wrong) {
      expect(
        // oxlint-disable-next-line no-await-in-loop
        await saveTemplate(cast.admin.caller, template(more)),
        JSON.stringify(more).slice(0, 200),
      ).toEqual(refused('invalid_input', field));
    }
    expect(await saveTemplate(cast.admin.caller, template({ questions: many(100) }))).toMatchObject(
      { verdict: 'applied' },
    );
    expect(
      await saveTemplate(
        cast.admin.caller,
        template({
          questions: [
            { ...number, min: 9 },
            { ...choice, choices: texts(20) },
          ],
        }),
      ),
    ).toMatchObject({ verdict: 'applied' });
  });

  test('keeps what was answered as it was asked', async () => {
    const id = randomUUID();
    await saveTemplate(cast.admin.caller, template(), id);
    const answer = (revision: number, answers: Facts) => ({
      ...facts(),
      template_id: id,
      revision,
      answers,
    });
    const first = await saveChecklist(cast.database, cast.employee, answer(1, { gate: yes }));
    const asked = template({ questions: [yesNo, number] });
    expect(await saveTemplate(cast.admin.caller, asked, id, 2)).toEqual(
      refused('changed_meanwhile'),
    );
    expect(await saveTemplate(cast.admin.caller, asked, id, 1)).toMatchObject({
      verdict: 'applied',
      version: 2,
    });
    expect((await readChecklist(cast.database, cast.employee, first)).questions).toEqual([yesNo]);
    // A phone that was offline answers the old questions; the newer one isn't among them.
    await saveChecklist(cast.database, cast.employee, answer(1, { gate: yes }));
    expect(
      await save(cast.employee.caller, answer(1, { n: { value: 1, note: null }, gate: yes })),
    ).toEqual(refused('invalid_input', 'answers.n'));
    await saveChecklist(
      cast.database,
      cast.employee,
      answer(2, { n: { value: 1, note: null }, gate: yes }),
    );
    // A template out of use isn't asked anymore; the questions didn't change, so its revision is the same.
    await saveTemplate(cast.admin.caller, { ...asked, is_active: false }, id, 2);
    const of = async (person: Person) => (await templatesFor(person)).find((one) => one.id === id);
    expect(await of(cast.employee)).toBeUndefined();
    expect(await of(cast.admin)).toMatchObject({ is_active: false, revision: 2, version: 3 });
  });
});
