import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';

type DemoPiece = {
  readonly number: string;
  readonly type: string;
  readonly model: string;
  readonly unit?: 'miles';
  /** The meter in tenths, four workdays ago, and the daily use since then; the last piece was checked out. */
  readonly meter: number;
  readonly days: readonly number[];
  readonly serviceMeter?: number;
  readonly serviceInDays?: number;
  /** The project that has it now. */
  readonly project?: number;
};

const pieces: readonly DemoPiece[] = [
  {
    number: 'EX-04',
    type: 'Mini excavator',
    model: 'Kubota U35-4',
    meter: 31_186,
    days: [62, 55, 71],
    serviceMeter: 31_300,
    project: 0,
  },
  {
    number: 'SS-02',
    type: 'Skid steer',
    model: 'Bobcat S650',
    meter: 12_405,
    days: [38, 44, 29],
    serviceMeter: 12_700,
    project: 0,
  },
  {
    number: 'LF-11',
    type: 'Scissor lift',
    model: 'Genie GS-1932',
    meter: 4120,
    days: [21, 18, 25],
    serviceInDays: 120,
    project: 1,
  },
  {
    number: 'GN-07',
    type: 'Generator',
    model: 'Honda EU7000',
    meter: 8802,
    days: [80, 75],
    project: 1,
  },
  {
    number: 'PL-01',
    type: 'Plate compactor',
    model: 'Wacker Neuson WP1550',
    meter: 1930,
    days: [],
  },
  {
    number: 'TR-03',
    type: 'Dump truck',
    model: 'Ford F-650',
    unit: 'miles',
    meter: 412_350,
    days: [420, 385, 510],
    serviceMeter: 450_000,
    serviceInDays: 75,
    project: 0,
  },
  { number: 'PU-05', type: 'Trash pump', model: 'Multiquip QP3TH', meter: 640, days: [55] },
  {
    number: 'BL-02',
    type: 'Boom lift',
    model: 'JLG 450AJ',
    meter: 22_010,
    days: [],
    serviceMeter: 25_000,
    serviceInDays: 200,
  },
];

/**
 * Adds eight pieces that the first crew took to its projects, with readings each evening; one service is overdue.
 * Returns their ids by number.
 */
export async function addEquipment(
  transaction: Transaction,
  {
    zone,
    projectIds,
    adminUserId,
    supervisorUserId,
  }: {
    readonly zone: string;
    readonly projectIds: readonly string[];
    readonly adminUserId: string;
    readonly supervisorUserId: string;
  },
): Promise<ReadonlyMap<string, string>> {
  const instants = await transaction.query<{ morning: string; evening: string }>(
    `select app.instant((d + time '06:40') at time zone $1) as morning,
      app.instant((d + time '15:50') at time zone $1) as evening
    from generate_series((now() at time zone $1)::date - 4, (now() at time zone $1)::date - 1, interval '1 day') d
    order by d`,
    [zone],
  );
  const call = async (sql: string, parameters: readonly (string | object)[]) => {
    const [row] = await transaction.query<{ answer: Readonly<Record<string, unknown>> }>(
      `select public.${sql} as answer`,
      parameters.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    );
    if (row?.answer['verdict'] !== 'applied') throw new Error(`${sql}: ${JSON.stringify(row)}`);
  };
  const ids = new Map<string, string>();
  for (const piece of pieces) {
    const id = randomUUID();
    ids.set(piece.number, id);
    const [first, ...others] = instants;
    if (first === undefined) throw new Error('there are no days before today');
    await actAs(transaction, adminUserId);
    await call('save_equipment($1, 0, $2)', [
      id,
      {
        v: 1,
        number: piece.number,
        type: piece.type,
        model: piece.model,
        meter_unit: piece.unit ?? 'hours',
        meter: piece.meter,
        service_meter: piece.serviceMeter ?? null,
        service_on: dayFromNow(piece.serviceInDays),
        is_retired: false,
        made_at: first.morning,
        files: [],
      },
    ]);
    await actAs(transaction, supervisorUserId);
    let { meter } = piece;
    const project = projectIds[piece.project ?? 0];
    const move = (kind: 'out' | 'in' | 'reading', at: string) =>
      call('move_equipment($1, $2, $3)', [
        randomUUID(),
        id,
        {
          v: 2,
          kind,
          project_id: kind === 'out' ? project : null,
          holder_id: null,
          meter,
          reason: null,
          at,
        },
      ]);
    for (const [at, ran] of piece.days.entries()) {
      const day = others[at];
      if (day === undefined) break;
      if (at === 0) await move('out', day.morning);
      meter += ran;
      const isBack = at === piece.days.length - 1 && piece.project === undefined;
      await move(isBack ? 'in' : 'reading', day.evening);
    }
  }
  await actAs(transaction, null);
  return ids;
}

function dayFromNow(days: number | undefined): string | null {
  if (days === undefined) return null;
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
