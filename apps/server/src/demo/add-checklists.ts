import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { drawnName } from './drawn-name.ts';

type Answers = Readonly<Record<string, object>>;

const template = (number: number) => `00000000-0000-4000-8000-0000000c000${number}`;
const yes = { value: 'yes', note: null, photos: [], hazard_id: null };
const allYes = (ids: string): Answers => Object.fromEntries(ids.split(' ').map((id) => [id, yes]));
const signed = (name: string) => ({ name, drawing: drawnName(name) });

const talk = (topic: string, points: string, names: readonly string[]): Answers => ({
  topic: { value: topic },
  points: { value: points },
  understood: yes,
  sign_in: { people: names.map(signed) },
});

const excavator = (unit: string, hours: number, operator: string): Answers => ({
  unit: { value: unit },
  meter: { value: hours * 1000, note: null },
  ...allYes('leaks tracks bucket hoses cab seat_belt alarms extinguisher controls swing utilities'),
  signature: signed(operator),
});

const lift = (unit: string, charge: number, operator: string): Answers => ({
  unit: { value: unit },
  type: { value: 0 },
  charge: { value: charge * 1000, note: null },
  ...allYes('rails anchor lowering alarms tires leaks ground lines'),
  signature: signed(operator),
});

type Made = {
  readonly hoursAgo: number;
  readonly by: 'supervisor' | 'employee';
  readonly template: number;
  readonly language?: 'en' | 'es';
  /** The number of the piece that was checked. */
  readonly piece?: string;
  readonly answers: Answers;
};

const made: readonly Made[] = [
  {
    hoursAgo: 5,
    by: 'supervisor',
    template: 1,
    answers: talk(
      'Heat: water, rest, shade',
      'Signs of heat stroke, where the water is, and whom to call.',
      ['Ray Kowalczyk', 'Dana Whitfield', 'Luis Ortega', 'Marta Salas'],
    ),
  },
  {
    hoursAgo: 26,
    by: 'employee',
    template: 2,
    piece: 'EX-04',
    answers: excavator('EX-04', 3131, 'Luis Ortega'),
  },
  {
    hoursAgo: 6,
    by: 'employee',
    template: 2,
    piece: 'EX-04',
    answers: {
      ...excavator('EX-04', 3137, 'Luis Ortega'),
      alarms: {
        ...yes,
        value: 'no',
        note: 'Backup alarm is silent. Tagged out and keys handed in.',
        hazard_id: randomUUID(),
      },
    },
  },
  {
    hoursAgo: 29,
    by: 'employee',
    template: 3,
    piece: 'LF-11',
    answers: lift('LF-11', 86, 'Marta Salas'),
  },
  {
    hoursAgo: 31,
    by: 'supervisor',
    template: 4,
    answers: {
      place: { value: 'Site office, beside the door' },
      ...allYes('reach dry bandages gloves burn dates'),
      eye_wash: { ...yes, value: 'no', note: 'Seal is broken. A new bottle is ordered.' },
    },
  },
  {
    hoursAgo: 54,
    by: 'employee',
    template: 1,
    language: 'es',
    answers: talk('Zanjas y excavaciones', 'Entibado, escaleras y distancia de los bordes.', [
      'Luis Ortega',
      'Marta Salas',
    ]),
  },
];

/** A talk in each language, checks of machines and of the first-aid kit; one failed check raised a hazard. */
export async function addChecklists(
  transaction: Transaction,
  {
    now,
    projectId,
    equipmentIds,
    userIds,
  }: {
    readonly now: number;
    readonly projectId: string;
    /** By their numbers. */
    readonly equipmentIds: ReadonlyMap<string, string>;
    readonly userIds: Readonly<Record<Made['by'], string>>;
  },
): Promise<void> {
  for (const { hoursAgo, by, language = 'en', ...one } of made) {
    await actAs(transaction, userIds[by]);
    const checklist = {
      v: 2,
      template_id: template(one.template),
      revision: 1,
      project_id: projectId,
      equipment_id: equipmentIds.get(one.piece ?? '') ?? null,
      asks_call: false,
      language,
      made_at: new Date(now - hoursAgo * 3_600_000).toISOString(),
      answers: one.answers,
      files: [],
    };
    const [row] = await transaction.query<{ answer: Readonly<Record<string, unknown>> }>(
      'select public.save_checklist($1, $2) as answer',
      [randomUUID(), JSON.stringify(checklist)],
    );
    if (row?.answer['verdict'] !== 'applied') throw new Error(JSON.stringify(row));
  }
  await actAs(transaction, null);
}
