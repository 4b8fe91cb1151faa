import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database.ts';
import { actAs } from './act-as.ts';
import { cleanUp, deckForms, deckFormsSaid, spanish, trench } from './jsa-documents.ts';

type Who = 'admin' | 'supervisor' | 'employee';
type People = Readonly<Record<Who, string>>;

const hourMs = 3_600_000;

/**
 * Adds six JSAs on one project: approved and still to be signed by the employee, waiting for approval, expired, in
 * Spanish, with signatures that an edit voided, and ended by the weather. Also adds a library item, a template and an
 * emergency plan.
 */
export async function addJsas(
  transaction: Transaction,
  people: People,
  at: {
    readonly projectId: string;
    readonly now: number;
    readonly userIdsByPersonId: ReadonlyMap<string, string>;
    /** True if the library already has the company's own item. */
    readonly isLater?: boolean;
  },
): Promise<void> {
  const names = await namesOf(transaction, Object.values(people));
  const name = (who: Who) => names.get(people[who]) ?? '';
  const time = (hoursAgo: number) => new Date(at.now - hoursAgo * hourMs).toISOString();
  const call = async (by: Who, sql: string, parameters: readonly (string | object)[]) => {
    await actAs(transaction, at.userIdsByPersonId.get(people[by]) ?? null);
    const [row] = await transaction.query<{ answer: Readonly<Record<string, unknown>> }>(
      `select public.${sql} as answer`,
      parameters.map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    );
    if (row?.answer['verdict'] !== 'applied') throw new Error(`${sql}: ${JSON.stringify(row)}`);
    return row.answer;
  };
  const save = async (
    by: Who,
    document: object,
    hoursAgo: number,
    {
      crew = ['supervisor', 'employee'],
      edits,
      said = null,
    }: {
      readonly crew?: readonly Who[];
      readonly edits?: string;
      /** Sarah's lines and the answers, in turns. */
      readonly said?: readonly string[] | null;
    } = {},
  ) => {
    const jsaId = edits ?? randomUUID();
    const answer = await call(by, 'save_jsa($1, $2, $3)', [
      randomUUID(),
      jsaId,
      {
        v: 1,
        base_version: edits === undefined ? 0 : 1,
        project_id: at.projectId,
        made_at: time(hoursAgo),
        shift_end: null,
        copied_from: null,
        document: { ...document, people: crew.map(name) },
        transcript:
          said?.map((text, line) => ({
            who: line % 2 === 0 ? 'sarah' : 'person',
            text,
            at: time(hoursAgo - line / 240),
          })) ?? null,
      },
    ]);
    return { id: jsaId, hash: String(answer['hash']) };
  };
  type Jsa = Awaited<ReturnType<typeof save>>;
  const sign = (by: Who, { id, hash }: Jsa, hoursAgo: number, missed: string | null = null) =>
    call(by, 'sign_jsa($1, $2, $3)', [
      randomUUID(),
      id,
      {
        v: 1,
        hash,
        method: 'login',
        person_id: people[by],
        name: name(by),
        drawing: null,
        pin_proof: null,
        missed,
        signed_at: time(hoursAgo),
      },
    ]);
  const approve = ({ id, hash }: Jsa, hoursAgo: number) =>
    call('admin', 'approve_jsa($1, $2, $3)', [
      randomUUID(),
      id,
      {
        v: 1,
        hash,
        method: 'login',
        person_id: people.admin,
        pin_proof: null,
        approved_at: time(hoursAgo),
      },
    ]);

  const stopped = await save('supervisor', trench, 74);
  await approve(stopped, 73.5);
  await sign('supervisor', stopped, 73.4);
  await sign('employee', stopped, 73.3);
  await call('employee', 'end_jsa($1, $2, $3)', [
    randomUUID(),
    stopped.id,
    {
      v: 1,
      reason: 'changed',
      change: 'weather',
      comment: 'Water is running into the trench.',
      ended_at: time(71),
    },
  ]);

  const expired = await save('supervisor', cleanUp, 26);
  await sign('supervisor', expired, 25.8);
  await sign('employee', expired, 25.7, 'The forklift comes through the yard at ten.');

  const office: readonly Who[] = ['supervisor', 'admin'];
  const voided = await save('supervisor', cleanUp, 3, { crew: office });
  for (const who of office) await sign(who, voided, 2.8);
  const [first, ...rest] = cleanUp.steps;
  const changed = first?.hazards.map((hazard) => ({
    ...hazard,
    controls: [
      { text: 'Drip pans under the forms', level: 'engineering', source: 'said', direct: 'no' },
    ],
  }));
  const steps = [{ ...first, hazards: changed }, ...rest];
  await save('supervisor', { ...cleanUp, steps }, 3, { crew: office, edits: voided.id });

  const inSpanish = await save('employee', spanish, 2);
  await sign('employee', inSpanish, 1.9);
  await sign('supervisor', inSpanish, 1.8);

  await save('supervisor', trench, 0.8, { crew: ['supervisor'] });

  const today = await save('supervisor', deckForms, 1, { said: deckFormsSaid });
  await approve(today, 0.7);
  await sign('supervisor', today, 0.6);

  if (at.isLater !== true) {
    await call('admin', 'save_library_item($1, $2)', [
      randomUUID(),
      {
        kind: 'control',
        en: 'Spotter with a radio at the north gate',
        es: 'Señalero con radio en el portón norte',
        energy: 'motion',
        high_energy: 'mobile_equipment_or_traffic',
        level: 'administrative',
        can_be_direct: false,
        source: 'Site rule 4',
        is_archived: false,
      },
    ]);
    await call('admin', 'save_jsa_template($1, $2)', [
      randomUUID(),
      { name: 'Set deck forms', jsa_id: today.id, is_archived: false },
    ]);
    await call('supervisor', 'save_emergency_plan($1, $2, 0)', [
      at.projectId,
      {
        address: null,
        hospital: 'St. Mary, 4 miles east on Route 9',
        muster: 'The north gate',
        call: name('supervisor'),
      },
    ]);
  }
  await actAs(transaction, null);
  // The demo sends no mails about what happened before it began.
  await transaction.query(`with told as (
      delete from app.notifications where kind = 'jsa_waits' returning id
    )
    delete from app.jobs j using told t
    where j.kind = 'deliver_notification' and j.dedupe_key = t.id::text`);
}

async function namesOf(
  transaction: Transaction,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.query<{ person_id: string; name: string }>(
    `select person_id, trim(first_name || ' ' || last_name) as name from public.profiles
     where person_id = any ($1::uuid[])`,
    [`{${people.join()}}`],
  );
  return new Map(rows.map(({ person_id: id, name }) => [id, name]));
}
