import { randomUUID } from 'node:crypto';
import { foundTicketsSchema, ticketLaborSchema } from '@muster/contract/tickets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast } from './support/cast.ts';
import { callJson } from './support/hazards.ts';
import {
  readTicket,
  saveTicket,
  scribble,
  signatureOf,
  signTicket,
  ticketFacts,
} from './support/tickets.ts';

/** Extra-work tickets: created and signed on a phone, stored as signed. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
const save = (caller: TestCaller, ticket: Facts, id: string = randomUUID(), version = 0) =>
  callJson(cast.database, caller, 'save_ticket($1, $2, $3)', [id, version, ticket]);
const facts = (more: Facts = {}) => ticketFacts(cast.project, more);
const made = (more: Facts = {}) => saveTicket(cast.database, cast.supervisor, facts(more));
const refused = (reason: string, detail?: string) => ({
  verdict: 'refused',
  reason,
  ...(detail !== undefined && { detail }),
});
const countOf = async (table: string) => {
  const [row] = await cast.database.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  return row?.count ?? 0;
};

describe('a ticket', () => {
  const unsigned = {
    v: 1,
    hash: '0'.repeat(64),
    name: 'A',
    role: 'B',
    drawing: scribble,
    signed_at: '2026-01-05T22:41:07.250Z',
  };
  const voided = (caller: TestCaller, id: string) =>
    callJson(cast.database, caller, 'void_ticket($1, $2)', [id, 'Wrong day']);

  test('of others is for supervisors of the project and admins alone', async () => {
    await expect(save(cast.anon, facts())).rejects.toMatchObject({ code: '42501' });
    const id = await made();
    for (const person of [cast.employee, cast.otherSupervisor, cast.foreign.admin]) {
      const { caller } = person;
      expect(await callJson(cast.database, caller, 'read_ticket($1)', [id])).toEqual(
        refused('not_found'),
      );
      expect(await save(caller, facts(), id, 1)).toEqual(refused('not_found'));
      expect(await voided(caller, id)).toEqual(refused('not_found'));
      expect(await signTicket(cast.database, person, id, unsigned)).toEqual(
        refused(person === cast.employee ? 'not_allowed' : 'not_found'),
      );
    }
    expect((await readTicket(cast.database, cast.admin, id)).ticket.what).toBe(
      'Dig out the old footing',
    );
  });

  test('is made by an employee on their crews’ projects, signed with a supervisor, and then stays', async () => {
    expect(await save(cast.loner.caller, facts())).toEqual(refused('invalid_input', 'project_id'));
    expect(await save(cast.employee.caller, ticketFacts(cast.otherProject))).toEqual(
      refused('invalid_input', 'project_id'),
    );
    await made();
    const id = await saveTicket(cast.database, cast.employee, facts({ what: 'Move the fence' }));
    const own = foundTicketsSchema.parse(
      await callJson(cast.database, cast.employee.caller, 'list_tickets()'),
    );
    expect(own.tickets.map((ticket) => ticket.id)).toEqual([id]);
    expect(await save(cast.employee.caller, facts({ why: 'In the way' }), id, 1)).toMatchObject({
      verdict: 'applied',
      version: 2,
    });
    expect(await signTicket(cast.database, cast.employee, id, unsigned)).toEqual(
      refused('not_allowed'),
    );
    expect(
      await signTicket(
        cast.database,
        cast.supervisor,
        id,
        await signatureOf(cast.database, cast.supervisor, id),
      ),
    ).toEqual({ verdict: 'applied' });
    expect((await readTicket(cast.database, cast.employee, id)).may_void).toBe(false);
    expect(await voided(cast.employee.caller, id)).toEqual(refused('not_allowed'));
    const open = await saveTicket(cast.database, cast.employee, facts());
    expect(await voided(cast.employee.caller, open)).toEqual({ verdict: 'applied' });
  });

  test('names the field that is wrong and stores nothing, at each limit and past it', async () => {
    const labor = (more: Facts) => [{ name: 'A', classification: null, minutes: 1, ...more }];
    const line = (more: Facts) => [{ what: 'A', unit: null, quantity: 1, ...more }];
    const file = (at: number, more: Facts = {}) => ({
      id: randomUUID(),
      mime_type: 'image/jpeg',
      size: 1000,
      sha256: String(at % 10).repeat(64),
      caption: null,
      ...more,
    });
    const foreignTicket = await saveTicket(
      cast.database,
      cast.foreign.admin,
      ticketFacts(cast.foreign.project),
    );
    const [today] = await cast.database.query<{ day: string; after: string }>(
      `select app.company_today($1)::text as day, (app.company_today($1) + 1)::text as after`,
      [cast.company],
    );
    const wrong: readonly (readonly [string, Facts])[] = [
      ['project_id', { project_id: cast.foreign.project }],
      ['project_id', { project_id: cast.otherProject }],
      ['project_id', { project_id: randomUUID() }],
      ['project_id', { project_id: 'x' }],
      ['copied_from', { copied_from: foreignTicket }],
      ['day', { day: today?.after }],
      ['day', { day: '2026-02-30' }],
      ['code', { code: 'ABCDEF' }],
      ['what', { what: 'x'.repeat(4001) }],
      ['what', { what: 'x'.repeat(30_000) }],
      ['what', { what: '  ' }],
      ['what', { what: null }],
      ['why', { why: 'x'.repeat(4001) }],
      ['labor', { labor: labor({ minutes: -60 }) }],
      ['labor', { labor: labor({ minutes: 0 }) }],
      ['labor', { labor: labor({ minutes: 14_401 }) }],
      ['labor', { labor: labor({ minutes: 1.5 }) }],
      ['labor', { labor: labor({ rate: 30 }) }],
      ['labor', { labor: labor({ name: 'x'.repeat(201) }) }],
      ['labor', { labor: Array.from({ length: 101 }, () => labor({})[0]) }],
      ['labor', { labor: [], materials: [], equipment: [] }],
      ['labor', { labor: ['x'] }],
      ['materials', { materials: line({ quantity: -1 }) }],
      ['materials', { materials: line({ quantity: 1_000_000_000 }) }],
      ['materials', { materials: line({ price_cents: 100 }) }],
      ['equipment', { equipment: line({ unit: 'x'.repeat(21) }) }],
      ['equipment', { equipment: {} }],
      ['files', { files: Array.from({ length: 11 }, (_, at) => file(at)) }],
      ['files', { files: [file(1, { mime_type: 'application/pdf' })] }],
      ['files', { files: [file(1, { size: 10_000_001 })] }],
      ['price', { price: 100 }],
      ['made_at', { made_at: 'yesterday' }],
    ];
    const before = await countOf('work_tickets');
    const lines = await countOf('work_ticket_lines');
    for (const [field, more] of wrong) {
      expect(await save(cast.supervisor.caller, facts(more)), JSON.stringify(more)).toEqual(
        refused('invalid_input', field),
      );
    }
    expect([await countOf('work_tickets'), await countOf('work_ticket_lines')]).toEqual([
      before,
      lines,
    ]);
    expect(
      await save(
        cast.supervisor.caller,
        facts({
          day: today?.day,
          what: 'x'.repeat(4000),
          why: null,
          labor: Array.from({ length: 100 }, () => labor({ minutes: 14_400 })[0]),
          materials: line({ quantity: 999_999_999 }),
          files: Array.from({ length: 10 }, (_, at) => file(at)),
        }),
      ),
    ).toMatchObject({ verdict: 'applied' });
  });

  test('is numbered within its project, without gaps after a refusal', async () => {
    const numbers: unknown[] = [];
    for (const project of [cast.openProject, cast.otherProject, cast.openProject]) {
      // One after the other, because the test is about their order.
      // oxlint-disable-next-line no-await-in-loop
      const { number } = await save(cast.admin.caller, ticketFacts(project));
      numbers.push(number);
      // oxlint-disable-next-line no-await-in-loop
      await save(cast.admin.caller, ticketFacts(project, { what: '' }));
    }
    expect(numbers).toEqual([1, 1, 2]);
  });

  test('sent again is the same one, and the same id with other content is refused', async () => {
    const id = randomUUID();
    const first = await save(cast.supervisor.caller, facts(), id);
    expect(await save(cast.supervisor.caller, facts(), id)).toEqual({
      ...first,
      verdict: 'replayed',
    });
    expect(await save(cast.supervisor.caller, facts({ what: 'Other' }), id)).toEqual(
      refused('other_payload'),
    );
    expect((await readTicket(cast.database, cast.supervisor, id)).ticket.what).toBe(
      'Dig out the old footing',
    );
  });

  test('changes while it is open, over the version that was read, with its lines and photos', async () => {
    const photo = (digit: string) => ({
      id: randomUUID(),
      mime_type: 'image/jpeg',
      size: 10,
      sha256: digit.repeat(64),
      caption: null,
    });
    const [kept, dropped, added] = [photo('a'), photo('b'), photo('c')];
    const id = await made({ files: [kept, dropped] });
    const next = facts({
      what: 'Dig deeper',
      labor: [
        { name: 'Luis Ortega', classification: 'Laborer', minutes: 480 },
        { name: 'Ana Ruiz', classification: null, minutes: 60 },
      ],
      materials: [],
      files: [kept, added],
    });
    const other = await made();
    // A photo of another ticket isn't copied over.
    expect(await save(cast.supervisor.caller, facts({ files: [kept] }), other, 1)).toEqual(
      refused('other_payload'),
    );
    expect(await save(cast.supervisor.caller, next, id, 2)).toEqual(refused('changed_meanwhile'));
    expect(
      await save(cast.supervisor.caller, { ...next, project_id: cast.openProject }, id, 1),
    ).toEqual(refused('invalid_input', 'project_id'));
    expect(await save(cast.supervisor.caller, { ...next, code: 'ZZZZZZ' }, id, 1)).toEqual(
      refused('invalid_input', 'code'),
    );
    expect(await save(cast.supervisor.caller, next, id, 1)).toMatchObject({
      verdict: 'applied',
      version: 2,
    });
    const { ticket } = await readTicket(cast.database, cast.supervisor, id);
    expect(ticket).toMatchObject({ what: 'Dig deeper', minutes: 540, materials: [] });
    expect(ticket.labor.map(({ minutes }) => minutes)).toEqual([480, 60]);
    expect(ticket.equipment).toHaveLength(1);
    expect(new Set(ticket.photos.map(({ sha256 }) => sha256[0]))).toEqual(new Set(['a', 'c']));
  });
});

test('a list shows what the caller may read, the latest day first, in pages', async () => {
  const list = async (caller: TestCaller, ...more: readonly (object | number | null)[]) =>
    foundTicketsSchema.parse(
      await callJson(
        cast.database,
        caller,
        `list_tickets(${more.map((_, at) => `$${at + 1}`).join(', ')})`,
        more,
      ),
    );
  await made({ what: 'Cut the peña wall', day: '2026-01-06' });
  const all = await list(cast.supervisor.caller, {});
  const days = all.tickets.map((ticket) => ticket.day);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(all.tickets.every(({ project }) => project.id !== cast.otherProject)).toBe(true);
  const seen: string[] = [];
  let after: object | null = null;
  for (let page = 0; page < 50; page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const part = await list(cast.supervisor.caller, {}, after, 3);
    seen.push(...part.tickets.map(({ id }) => id));
    after = part.next;
    if (after === null) break;
  }
  expect(seen).toEqual(all.tickets.map(({ id }) => id));
  const found = await list(cast.supervisor.caller, { search: 'pena cut', state: 'open' });
  expect(found.tickets).toHaveLength(1);
  expect((await list(cast.supervisor.caller, { project_id: cast.otherProject })).tickets).toEqual(
    [],
  );
  const foreign = await list(cast.foreign.admin.caller, {});
  expect(foreign.tickets.every(({ project }) => project.id === cast.foreign.project)).toBe(true);
  for (const filter of [{ state: 'paid' }, { page: 1 }, { project_id: 'x' }]) {
    expect(
      await callJson(cast.database, cast.admin.caller, 'list_tickets($1)', [filter]),
    ).toMatchObject({ reason: 'invalid_input' });
  }
});

test('a ticket begins with the hours of the caller’s people on the project that day', async () => {
  const day = '2026-06-01';
  for (const { personId } of [cast.employee, cast.loner]) {
    // oxlint-disable-next-line no-await-in-loop
    await cast.database.query(
      `insert into day_results (company_id, person_id, date, week_from, regular_minutes, overtime_minutes,
        double_minutes, meal_premium_minutes, rest_premium_minutes, deducted_minutes, is_open, needs_review, lines,
        ranges, breaks, exceptions, tzdata)
      values ($1, $2, $3, date '2026-05-31', 90, 0, 0, 0, 0, 0, false, false, $4, '[]', '[]', '[]', '2026a')`,
      [
        cast.company,
        personId,
        day,
        JSON.stringify([
          { project_id: cast.project, cost_code_id: cast.costCode, minutes: 60, class: 'regular' },
          { project_id: cast.project, cost_code_id: null, minutes: 30, class: 'overtime' },
        ]),
      ],
    );
  }
  await cast.database.query(
    `insert into pay_terms (company_id, person_id, valid_from, kind, classification, changed_by)
     values ($1, $2, '2026-01-01', 'hourly', 'Carpenter', $3)`,
    [cast.company, cast.employee.personId, cast.admin.personId],
  );
  const labor = async (caller: TestCaller, of: string | null = day) =>
    ticketLaborSchema
      .parse(await callJson(cast.database, caller, 'ticket_labor($1)', [of]))
      .projects.map(({ id, people }) => [
        id,
        people.map(({ name, classification, minutes }) => [name, classification, minutes]),
      ]);
  expect(await labor(cast.supervisor.caller)).toEqual([
    [cast.project, [['employee Tester', 'Carpenter', 90]]],
  ]);
  expect((await labor(cast.admin.caller))[0]?.[1]).toHaveLength(2);
  expect(await labor(cast.foreign.admin.caller)).toEqual([]);
  // The employee may not see the supervisor's time.
  await cast.database.query(
    `update day_results set person_id = $2 where company_id = $1 and person_id = $3`,
    [cast.company, cast.supervisor.personId, cast.loner.personId],
  );
  expect(await labor(cast.employee.caller)).toEqual([
    [cast.project, [['employee Tester', 'Carpenter', 90]]],
  ]);
});
