import { randomUUID } from 'node:crypto';
import { foundEquipmentSchema } from '@muster/contract/equipment';
import { foundChecklistsSchema, overdueChecksSchema } from '@muster/contract/checklists';
import cases from '../../packages/domain/src/checklists/cases/judge-checklist.json' with { type: 'json' };
import askedCases from '../../packages/domain/src/checklists/cases/is-asked-of.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCast, type Cast, type Person } from './support/cast.ts';
import {
  checklistFacts,
  excavatorCheck,
  hurtQuestion,
  readChecklist,
  saveChecklist,
  yes,
} from './support/checklists.ts';
import { addEquipment, moveEquipment } from './support/equipment.ts';
import { callJson } from './support/hazards.ts';
import { minutesAgo, punchOf, recordOne } from './support/punches.ts';
import { refused } from './support/refused.ts';

/** Subjects of checklists: people who clock out, in private; equipment; and sites, at regular intervals. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
const ask = (
  person: Person,
  call: string,
  parameters: readonly (string | number | object)[] = [],
) => callJson(cast.database, person.caller, call, [...parameters]);
const told = (kind: string) =>
  cast.database.query<{ person_id: string; payload: Facts }>(
    'select distinct person_id, payload from app.notifications where kind = $1 and person_id is not null',
    [kind],
  );

describe('“Were you hurt today?”', () => {
  const canary = 'Zinnober wrist';
  const hurt = (more: Facts = {}) => ({
    v: 2,
    template_id: hurtQuestion,
    revision: 1,
    project_id: cast.project,
    equipment_id: null,
    asks_call: false,
    language: 'en',
    made_at: '2026-01-05T23:00:00.000Z',
    files: [],
    answers: { hurt: { ...yes, value: 'yes', note: canary } },
    ...more,
  });

  test('no lead learns of a yes: not by list, page, search, comment, file, topic or message', async () => {
    const id = await saveChecklist(cast.database, cast.employee, hurt());
    const no = await saveChecklist(
      cast.database,
      cast.employee,
      hurt({ answers: { hurt: { ...yes, value: 'no' } } }),
    );
    for (const person of [cast.supervisor, cast.otherSupervisor, cast.loner, cast.foreign.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      const heard = await Promise.all([
        ask(person, 'list_checklists()'),
        ask(person, 'list_checklists($1)', [{ result: 'failed' }]),
        ask(person, 'find_records($1)', ['zinnober']),
        ask(person, 'find_records($1)', ['before you go']),
        ask(person, 'my_inbox()'),
        ask(person, 'list_hazards()'),
      ]);
      const text = JSON.stringify(heard);
      for (const trace of [canary, id, no, 'Before you go']) expect(text).not.toContain(trace);
      // The result doesn't reveal whether or how someone answered: it is the same as for an id that never existed.
      for (const one of [id, no, randomUUID()]) {
        // oxlint-disable-next-line no-await-in-loop
        expect(await ask(person, 'read_checklist($1)', [one])).toEqual(refused('not_found'));
        expect(
          // oxlint-disable-next-line no-await-in-loop
          await ask(person, 'record_comments($1, $2)', ['checklist', one]),
        ).toEqual(
          // oxlint-disable-next-line no-await-in-loop
          await ask(person, 'record_comments($1, $2)', ['checklist', randomUUID()]),
        );
      }
    }
    for (const person of [cast.employee, cast.admin]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await readChecklist(cast.database, person, id)).answers).toMatchObject({
        hurt: { note: canary },
      });
      // oxlint-disable-next-line no-await-in-loop
      expect(JSON.stringify(await ask(person, 'find_records($1)', ['zinnober']))).toContain(id);
    }
    // Admins learn that there is something to read, but not whose it is.
    expect(await told('private_answer')).toEqual([
      { person_id: cast.admin.personId, payload: { checklist_id: id } },
    ]);
    expect(await told('call_person')).toEqual([]);
  });

  test('no open screen of a lead is notified that someone has answered', async () => {
    const heard = async () =>
      (
        await cast.database.query<{ count: number }>(
          `select count(*)::integer as count from realtime.messages where topic like '%:checklists'`,
        )
      )[0]?.count;
    const before = await heard();
    await saveChecklist(cast.database, cast.employee, hurt());
    expect(await heard()).toBe(before);
    await saveChecklist(cast.database, cast.employee, checklistFacts(cast.project));
    expect(await heard()).toBe((before ?? 0) + 1);
  });

  test('a lead learns that the person wants a call, if they chose so, and nothing else', async () => {
    const id = await saveChecklist(cast.database, cast.employee, hurt({ asks_call: true }));
    const calls = await told('call_person');
    expect(calls).toEqual([
      {
        person_id: cast.supervisor.personId,
        payload: { person_id: cast.employee.personId, name: expect.any(String) },
      },
    ]);
    const inbox = JSON.stringify(await ask(cast.supervisor, 'my_inbox()'));
    expect(inbox).toContain('call_person');
    for (const trace of [canary, id]) expect(inbox).not.toContain(trace);
  });

  test('is answered on a project that the person no longer sees without naming it', async () => {
    expect(
      await ask(cast.employee, 'save_checklist($1, $2)', [
        randomUUID(),
        hurt({ project_id: cast.otherProject }),
      ]),
    ).toEqual(refused('invalid_input', 'project_id'));
    const id = await saveChecklist(cast.database, cast.employee, hurt({ project_id: null }));
    expect((await readChecklist(cast.database, cast.admin, id)).project).toBeNull();
    const { checklists } = foundChecklistsSchema.parse(await ask(cast.admin, 'list_checklists()'));
    expect(checklists.find((one) => one.id === id)).toMatchObject({ is_private: true });
  });
});

describe('a check of a piece of equipment', () => {
  const pieceFor = async (person: Person, id: string) =>
    foundEquipmentSchema
      .parse(await ask(person, 'list_equipment()'))
      .equipment.find((one) => one.id === id);

  test('shows whether it failed to everyone who sees the piece, and its answers to those who may read them', async () => {
    const piece = await addEquipment(cast.database, cast.admin, { type: 'Excavator' });
    await saveChecklist(
      cast.database,
      cast.employee,
      checklistFacts(cast.project, {
        equipment_id: piece,
        answers: { hoses: { ...yes, value: 'no', note: 'Cracked' } },
      }),
    );
    const passed = { equipment_id: piece, made_at: '2026-01-06T14:00:00.000Z' };
    expect((await pieceFor(cast.loner, piece))?.checks).toMatchObject([
      { id: null, template_id: excavatorCheck, failed_count: 1 },
    ]);
    const id = await saveChecklist(
      cast.database,
      cast.employee,
      checklistFacts(cast.project, passed),
    );
    expect((await pieceFor(cast.supervisor, piece))?.checks).toMatchObject([
      { id, failed_count: 0 },
    ]);
    const { checklists } = foundChecklistsSchema.parse(
      await ask(cast.supervisor, 'list_checklists($1)', [{ equipment_id: piece }]),
    );
    expect(checklists).toHaveLength(2);
    expect(checklists[0]?.equipment?.name).toContain('Excavator');
  });

  test('of a device that knows nothing of equipment is taken as before', async () => {
    const { equipment_id: _, asks_call: __, ...old } = checklistFacts(cast.project);
    const id = await saveChecklist(cast.database, cast.employee, { ...old, v: 1 });
    expect((await readChecklist(cast.database, cast.employee, id)).equipment).toBeNull();
  });

  test('is of the company’s own equipment', async () => {
    const other = await addEquipment(cast.database, cast.foreign.admin);
    expect(
      await ask(cast.employee, 'save_checklist($1, $2)', [
        randomUUID(),
        checklistFacts(cast.project, { equipment_id: other }),
      ]),
    ).toEqual(refused('invalid_input', 'equipment_id'));
  });
});

describe('overdue checks', () => {
  const overdueFor = async (person: Person) =>
    overdueChecksSchema.parse(await ask(person, 'list_overdue_checks()'));
  /** Returns a zone where it is noon now, so that an hour ago is today, too. */
  const noonZone = () => {
    const offset = 12 - new Date().getUTCHours();
    return `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`;
  };
  const dueOf = async (person: Person) =>
    (await overdueFor(person)).checks.map(({ equipment, project, last_on }) => ({
      of: equipment?.id ?? project.id,
      last_on,
    }));

  test('is not for employees', async () => {
    expect(await ask(cast.employee, 'list_overdue_checks()')).toEqual(refused('not_allowed'));
  });

  test('a check is due on sites where people have worked for an hour, until someone does it', async () => {
    await cast.database.query('update company_settings set time_zone = $1', [noonZone()]);
    await cast.database.query(
      `update checklist_templates set every_days = 1 where company_id = $1 and id = $2`,
      [cast.company, excavatorCheck],
    );
    const site = randomUUID();
    await ask(cast.admin, 'save_checklist_template($1, $2, $3)', [
      site,
      0,
      {
        asked_at: 'site',
        equipment_type: null,
        every_days: 30,
        is_private: false,
        is_active: true,
        title: { en: 'Site walk', es: 'Recorrido' },
        questions: [{ id: 'a', kind: 'text', text: { en: 'A', es: 'B' }, is_required: false }],
      },
    ]);
    const piece = await addEquipment(cast.database, cast.admin, { type: 'Excavator' });
    const out = { kind: 'out', project_id: cast.project };
    await moveEquipment(cast.database, cast.supervisor, piece, out);
    const forklift = await addEquipment(cast.database, cast.admin, { type: 'Forklift' });
    await moveEquipment(cast.database, cast.supervisor, forklift, out);
    expect(await dueOf(cast.supervisor)).toEqual([]);

    const started = { project_id: cast.project, device_at: minutesAgo(59) };
    await recordOne(cast.database, cast.employee.caller, punchOf(cast.employee, started));
    expect(await dueOf(cast.supervisor)).toEqual([]);
    const earlier = { project_id: cast.project, device_at: minutesAgo(61) };
    await recordOne(cast.database, cast.supervisor.caller, punchOf(cast.supervisor, earlier));
    expect(await dueOf(cast.supervisor)).toEqual(
      expect.arrayContaining([
        { of: piece, last_on: null },
        { of: cast.project, last_on: null },
      ]),
    );
    expect(await dueOf(cast.admin)).toHaveLength(2);
    expect(await dueOf(cast.otherSupervisor)).toEqual([]);

    const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const check = (made_at: string) =>
      saveChecklist(
        cast.database,
        cast.employee,
        checklistFacts(cast.project, { equipment_id: piece, made_at }),
      );
    const walk = (made_at: string) =>
      saveChecklist(cast.database, cast.employee, {
        ...checklistFacts(cast.project, { made_at }),
        template_id: site,
        answers: {},
      });
    await check(daysBefore(1));
    await walk(daysBefore(30));
    expect(await dueOf(cast.supervisor)).toHaveLength(2);
    await walk(daysBefore(29));
    expect((await dueOf(cast.supervisor)).map(({ of }) => of)).toEqual([piece]);

    // Sent once a day to those in charge. There is a supervisor, so admins don't get it.
    await cast.database.query('select app.tell_overdue_checks()');
    await cast.database.query('select app.tell_overdue_checks()');
    expect(await told('checks_overdue')).toEqual([
      { person_id: cast.supervisor.personId, payload: { checks: 1, services: 0 } },
    ]);
    await check(daysBefore(0));
    expect(await dueOf(cast.supervisor)).toEqual([]);
  });

  test('a service is overdue by meter or by date, for admins and for the project that has the piece', async () => {
    const add = (facts: Facts) => addEquipment(cast.database, cast.admin, facts);
    const today = new Date(Date.now() + (12 - new Date().getUTCHours()) * 3_600_000)
      .toISOString()
      .slice(0, 10);
    const reached = await add({ meter: 1000, service_meter: 1000 });
    await add({ meter: 999, service_meter: 1000 });
    const late = await add({ service_on: '2026-01-01' });
    await add({ service_on: today });
    await add({ service_on: '2026-01-01', is_retired: true });
    const services = async (person: Person) =>
      (await overdueFor(person)).services.map(({ id }) => id);
    expect(new Set(await services(cast.admin))).toEqual(new Set([reached, late]));
    expect(await services(cast.supervisor)).toEqual([]);
    await moveEquipment(cast.database, cast.supervisor, reached, {
      kind: 'out',
      project_id: cast.project,
    });
    expect(await services(cast.supervisor)).toEqual([reached]);
    await cast.database.query('select app.tell_overdue_checks()');
    expect(await told('checks_overdue')).toContainEqual({
      person_id: cast.admin.personId,
      payload: { checks: 0, services: 2 },
    });
  });
});

test.each(askedCases)('a check for $words and a $type', async ({ words, type, asked }) => {
  expect(
    await cast.database.query('select app.is_asked_of($1, $2) as asked', [words, type]),
  ).toEqual([{ asked }]);
});

test.each(cases)('$name', async ({ questions, answers, incomplete, failed }) => {
  const [row] = await cast.database.query<{ wrong: string | null; failed: boolean }>(
    `select app.wrong_answer_of($1, $2) as wrong, app.is_failed_answer($1::jsonb -> 0, $2::jsonb -> 'a') as failed`,
    [JSON.stringify(questions), JSON.stringify(answers)],
  );
  expect(row).toEqual({
    wrong: incomplete.length === 0 ? null : `answers.${incomplete[0]}`,
    failed: failed.length > 0,
  });
});
