import { randomUUID } from 'node:crypto';
import { lateArrival } from '@muster/domain/received-late';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asCaller } from '../../apps/testkit/src/index.ts';
import { openCast, type Cast, type Person } from './support/cast.ts';
import { checklistFacts, readChecklist } from './support/checklists.ts';
import { addEquipment, equipmentFacts, moveFacts } from './support/equipment.ts';
import { callJson, hazardReport, type Answer } from './support/hazards.ts';
import { logSignature, readLog } from './support/daily-logs.ts';
import {
  approvalFacts,
  endFacts,
  jsaDocument,
  roofWork,
  saveJsa,
  savedJsa,
  signatureFacts,
} from './support/jsas.ts';
import { orderForm } from './support/orders.ts';
import { addedPhotos, photoFile } from './support/photos.ts';
import { readTicket, ticketFacts } from './support/tickets.ts';

/** The time when a device says that a record was made, stored beside the time it arrived. */
let cast: Cast;
beforeAll(async () => {
  cast = await openCast();
});
afterAll(() => cast.close());

type Facts = Readonly<Record<string, unknown>>;
/** A record to send. `call` ends with its facts, in which `field` is the device's time. */
type Sending = {
  readonly by: Person;
  readonly call: string;
  readonly parameters: readonly (string | number)[];
  readonly facts: Facts;
  readonly field: string;
  /** The record's row, and the columns with the stored time and the time of arrival. */
  readonly row: readonly [table: string, id: string, kept: string, received: string];
  /** The app's name for the stored time; the row's name if absent. */
  readonly shownAs?: string;
  /** Reads the record as the app does. */
  readonly read: () => Promise<Answer>;
};

const answer = (by: Person, sql: string, id: string, key: string) =>
  callJson(cast.database, by.caller, `${sql} -> '${key}'`, [id]);
const firstOf = (found: Answer): Answer => z.array(z.looseObject({})).parse(found)[0] ?? {};
/** High-risk work that the employee wrote down five hours ago. */
const startJsa = () =>
  saveJsa(cast.database, cast.employee, {
    made_at: new Date(Date.now() - 5 * 3_600_000).toISOString(),
    document: jsaDocument({ steps: roofWork }),
  });
const lastOfHistory = async (jsa: string) =>
  firstOf(await answer(cast.employee, 'read_jsa($1)', jsa, 'events'));

const kinds: Readonly<Record<string, (id: string) => Promise<Sending> | Sending>> = {
  'a hazard': (id) => ({
    by: cast.employee,
    call: 'report_hazard($1, ',
    parameters: [id],
    facts: hazardReport(),
    field: 'reported_at',
    row: ['hazards', id, 'reported_at', 'received_at'],
    read: () => answer(cast.employee, 'read_hazard($1)', id, 'hazard'),
  }),
  'a JSA': (id) => ({
    by: cast.employee,
    call: 'save_jsa($1, $2, ',
    parameters: [randomUUID(), id],
    facts: savedJsa(),
    field: 'made_at',
    row: ['jsas', id, 'made_at', 'received_at'],
    read: () => answer(cast.employee, 'read_jsa($1)', id, 'jsa'),
  }),
  'a signature of a JSA': async (id) => {
    const jsa = await startJsa();
    return {
      by: cast.employee,
      call: 'sign_jsa($1, $2, ',
      parameters: [id, jsa.id],
      facts: signatureFacts(cast.employee, jsa.hash),
      field: 'signed_at',
      row: ['jsa_signatures', id, 'signed_at', 'received_at'],
      read: async () => firstOf(await answer(cast.employee, 'read_jsa($1)', jsa.id, 'signatures')),
    };
  },
  'an approval of a JSA': async (id) => {
    const jsa = await startJsa();
    return {
      by: cast.admin,
      call: 'approve_jsa($1, $2, ',
      parameters: [id, jsa.id],
      facts: approvalFacts(cast.admin, jsa.hash),
      field: 'approved_at',
      row: ['jsa_events', id, 'at', 'received_at'],
      read: () => lastOfHistory(jsa.id),
    };
  },
  'the end of a JSA': async (id) => {
    const jsa = await startJsa();
    return {
      by: cast.employee,
      call: 'end_jsa($1, $2, ',
      parameters: [id, jsa.id],
      facts: endFacts(),
      field: 'ended_at',
      row: ['jsa_events', id, 'at', 'received_at'],
      read: () => lastOfHistory(jsa.id),
    };
  },
  'a comment': (id) => ({
    by: cast.employee,
    call: 'add_comment($1, ',
    parameters: [id],
    facts: {
      v: 1,
      record_kind: 'project',
      record_id: cast.project,
      body: 'The gate is locked',
      mentions: [],
      files: [],
    },
    field: 'made_at',
    row: ['comments', id, 'made_at', 'created_at'],
    read: async () =>
      firstOf(
        await answer(cast.employee, `record_comments('project', $1)`, cast.project, 'comments'),
      ),
  }),
  'a signature of a daily log': (id) => {
    const day = '2026-06-02';
    const place = { id: randomUUID(), project: cast.project, day };
    return {
      by: cast.supervisor,
      call: 'sign_log($1, $2, $3, ',
      parameters: [place.id, place.project, day],
      facts: logSignature({ id }),
      field: 'signed_at',
      row: ['daily_log_signatures', id, 'signed_at', 'received_at'],
      read: async () => (await readLog(cast.database, cast.supervisor, place)).signature ?? {},
    };
  },
  'a checklist': (id) => ({
    by: cast.employee,
    call: 'save_checklist($1, ',
    parameters: [id],
    facts: checklistFacts(cast.project),
    field: 'made_at',
    row: ['checklists', id, 'made_at', 'received_at'],
    read: () => readChecklist(cast.database, cast.employee, id),
  }),
  'a ticket': (id) => ({
    by: cast.supervisor,
    call: 'save_ticket($1, $2, ',
    parameters: [id, 0],
    facts: ticketFacts(cast.project),
    field: 'made_at',
    row: ['work_tickets', id, 'made_at', 'received_at'],
    read: async () => (await readTicket(cast.database, cast.supervisor, id)).ticket,
  }),
  'new equipment': (id) => ({
    by: cast.admin,
    call: 'save_equipment($1, $2, ',
    parameters: [id, 0],
    facts: equipmentFacts(),
    field: 'made_at',
    row: ['equipment_moves', id, 'at', 'received_at'],
    read: async () => firstOf(await answer(cast.admin, 'read_equipment($1)', id, 'history')),
  }),
  'a move of equipment': async (id) => {
    const piece = await addEquipment(cast.database, cast.admin);
    return {
      by: cast.employee,
      call: 'move_equipment($1, $2, ',
      parameters: [id, piece],
      facts: moveFacts({ reason: 'Read again' }),
      field: 'at',
      row: ['equipment_moves', id, 'at', 'received_at'],
      read: async () =>
        firstOf(await answer(cast.employee, 'read_equipment($1)', piece, 'history')),
    };
  },
  'a photo of a project': (id) => ({
    by: cast.employee,
    call: 'add_project_photos($1, ',
    parameters: [cast.project],
    facts: addedPhotos({ files: [photoFile({ id })] }),
    field: 'taken_at',
    row: [
      'project_photos p',
      id,
      'taken_at',
      '(select a.created_at from attachments a where a.id = p.id)',
    ],
    read: async () =>
      firstOf(
        await answer(
          cast.employee,
          `list_project_photos(jsonb_build_object('ids', jsonb_build_array($1::text)))`,
          id,
          'photos',
        ),
      ),
  }),
  'an order at a counter': async (id) => {
    const device = randomUUID();
    const reserved = await callJson(
      cast.database,
      cast.supervisor.caller,
      'reserve_order_numbers($1)',
      [device],
    );
    const [number] = z.array(z.string()).parse(reserved['numbers']);
    return {
      by: cast.supervisor,
      call: 'record_counter_order($1, ',
      parameters: [id],
      facts: { v: 1, number, device_id: device, order: orderForm(), files: [] },
      field: 'ordered_at',
      row: ['purchase_orders', id, 'ordered_at', 'created_at'],
      shownAs: 'at',
      read: async () => firstOf(await answer(cast.supervisor, 'order_page($1)', id, 'events')),
    };
  },
};

/** Sends a record made at this distance from its arrival, exact to the millisecond since both are in one statement. */
async function send({ by, call, parameters, facts, field }: Sending, distance: string) {
  const place = parameters.length + 1;
  const [row] = await asCaller<{ answer: Answer }>(
    cast.database,
    by.caller,
    `select ${call} $${place}::jsonb || jsonb_build_object('${field}', to_char(
       (now() + $${place + 1}::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
     ))) as answer`,
    [...parameters, JSON.stringify(facts), distance],
  );
  expect(row?.answer).toMatchObject({ verdict: 'applied' });
}

async function stored({ row: [table, id, kept, received] }: Sending) {
  const [found] = await cast.database.query<{ kept: string; stated: string | null }>(
    `select (${kept} - ${received})::text as kept, (stated_at - ${received})::text as stated
     from ${table} where id = $1`,
    [id],
  );
  return found;
}

describe.each(Object.entries(kinds))('%s', (_, kind) => {
  let sending: Sending;
  const begin = async () => {
    await cast.database.query('delete from comments');
    await cast.database.query('delete from daily_log_signatures');
    sending = await kind(randomUUID());
  };
  beforeEach(begin);

  test('keeps the time that its device stated, and when it arrived', async () => {
    await send(sending, '-2 hours -1 second');
    expect(await stored(sending)).toEqual({ kept: '-02:00:01', stated: null });
    const shown = await sending.read();
    expect(shown['stated_at']).toBeNull();
    expect(Math.abs(Date.parse(String(shown['received_at'])) - Date.now())).toBeLessThan(600_000);
  });

  test.each([
    ['-2 hours', false],
    ['-2 hours -0.001 seconds', true],
    ['2 hours', false],
    ['2 hours 0.001 seconds', true],
  ])('shows its arrival where it is stated %s away from it: %s', async (distance, isShown) => {
    await send(sending, distance);
    const shown = z
      .looseObject({ received_at: z.string(), stated_at: z.string().nullable() })
      .parse(await sending.read());
    const keptAt = z.string().parse(shown[sending.shownAs ?? sending.row[2]]);
    expect(lateArrival(keptAt, shown) !== null).toBe(isShown);
  });

  test('is kept as stated up to its arrival; beyond that, the arrival is kept beside the stated time', async () => {
    await send(sending, '0');
    expect(await stored(sending)).toEqual({ kept: '00:00:00', stated: null });
    await begin();
    await send(sending, '0.001 seconds');
    expect(await stored(sending)).toEqual({ kept: '00:00:00', stated: '00:00:00.001' });
    const shown = await sending.read();
    expect(Date.parse(String(shown['stated_at']))).toBeGreaterThanOrEqual(
      Date.parse(String(shown['received_at'])),
    );
  });
});

test('an approval stated before its JSA was made counts from then, beside what was stated', async () => {
  const sending = await kinds['an approval of a JSA']?.(randomUUID());
  if (sending === undefined) throw new Error('no approval');
  await send(sending, '-6 hours');
  expect(await stored(sending)).toEqual({
    kept: expect.stringMatching(/^-05:00:/),
    stated: '-06:00:00',
  });
});

test('an anonymous report reveals neither when it arrived nor the time its device stated', async () => {
  const id = randomUUID();
  const sending = await kinds['a hazard']?.(id);
  if (sending === undefined) throw new Error('no hazard');
  await send({ ...sending, call: 'report_hazard_anonymously($1, ' }, '5 hours');
  const [row] = await cast.database.query<{ stated_at: string | null }>(
    'select stated_at from hazards where id = $1',
    [id],
  );
  expect(row).toEqual({ stated_at: null });
  expect(await answer(cast.admin, 'read_hazard($1)', id, 'hazard')).toMatchObject({
    is_anonymous: true,
    received_at: null,
    stated_at: null,
  });
});
