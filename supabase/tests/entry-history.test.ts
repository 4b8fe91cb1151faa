import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { entryHistoryAnswerSchema } from '../../packages/contract/src/entry-history.ts';
import type { TestCaller } from '../../apps/testkit/src/index.ts';
import { openCast } from './support/cast.ts';
import { correctTime, plantWorkday, wish } from './support/corrections.ts';
import { entriesOf } from './support/punches.ts';
import { shareDatabase } from './support/shared-database.ts';
import { setZone } from './support/shifts.ts';
import { callSheet, week } from './support/sheets.ts';

const shared = shareDatabase();

test('a correction is part of its entry’s history, with what the entry was before (complaint “invisible edits”)', async () => {
  const cast = await openCast(shared());
  const { database, employee, supervisor, loner, otherSupervisor, foreign } = cast;
  await setZone(database, cast.company, 'America/Denver');
  const counted = async () =>
    (await entriesOf(database, employee)).find(({ state }) => state === 'closed')?.id ?? '';
  const by = ['supervisor Tester', 'Forgotten'] as const;
  const correction = { id: randomUUID(), entry: await plantWorkday(cast), reason: by[1] };
  await correctTime(cast, supervisor.caller, { ...correction, kind: 'change', facts: wish });
  await correctTime(cast, supervisor.caller, {
    id: randomUUID(),
    kind: 'job',
    entry: await counted(),
    facts: { ...wish, project_id: cast.openProject },
    reason: 'It was in the yard',
  });
  const id = await counted();
  const historyFor = (caller: TestCaller) => callSheet(database, caller, 'entry_history($1)', [id]);
  for (const { caller } of [loner, otherSupervisor, foreign.admin, cast.kiosk]) {
    expect(await historyFor(caller)).toEqual({ verdict: 'refused', reason: 'not_found' });
  }
  const history = entryHistoryAnswerSchema.parse(await historyFor(employee.caller));
  if (history.verdict !== 'ok') throw new Error(history.reason);
  const start = ({ after }: (typeof history.events)[number]) => Date.parse(after.started_at);
  const said = history.events.map((event) => [
    event.kind,
    start(event),
    event.after.project_id,
    event.actor,
    event.reason,
  ]);
  const [was, is] = [Date.parse(`${week}T14:00:00Z`), Date.parse(wish.started_at)];
  expect(said).toEqual(
    expect.arrayContaining([
      [expect.any(String), was, cast.project, 'employee Tester', null],
      ['voided', was, cast.project, ...by],
      [expect.any(String), is, null, ...by],
      ['voided', is, null, 'supervisor Tester', 'It was in the yard'],
      [expect.any(String), is, cast.openProject, 'supervisor Tester', 'It was in the yard'],
    ]),
  );
  expect(history.names).toMatchObject({ [cast.openProject]: 'Yard' });
});
