/** Daily logs as a phone writes them. */
import { randomUUID } from 'node:crypto';
import type { DailyLog } from '../../../packages/contract/src/daily-log.ts';
import { dailyLogSchema } from '../../../packages/contract/src/daily-log.ts';
import {
  composeLog,
  linesToSign,
  type LogParts,
} from '../../../packages/domain/src/daily-log/compose-log.ts';
import type { Database } from '../../../apps/server/src/db/database.ts';
import type { Cast, Person } from './cast.ts';
import { type Answer, callJson } from './hazards.ts';

type Facts = Readonly<Record<string, unknown>>;
export type LogPlace = { readonly id: string; readonly project: string; readonly day: string };

export function logLine(
  facts: Facts = {},
): Facts & { readonly id: string; readonly revision: string } {
  return {
    id: randomUUID(),
    kind: 'work',
    data: { text: 'Poured the north pier' },
    source: null,
    is_private: false,
    is_addendum: false,
    revision: randomUUID(),
    base: null,
    ...facts,
  };
}

export function saveLine(
  database: Database,
  by: Pick<Person, 'caller'>,
  { id, project, day }: LogPlace,
  line: Facts,
): Promise<Answer> {
  return callJson(database, by.caller, 'save_log_line($1, $2, $3, $4)', [id, project, day, line]);
}

export async function readLog(
  database: Database,
  by: Pick<Person, 'caller'>,
  { id, project, day }: LogPlace,
): Promise<DailyLog> {
  return dailyLogSchema.parse(
    await callJson(database, by.caller, 'read_daily_log($1, $2, $3)', [id, project, day]),
  );
}

export const logSignature = (facts: Facts = {}) => ({
  v: 1,
  id: randomUUID(),
  drawing: [[{ x: 1, y: 2 }]],
  signed_at: '2026-06-01T23:00:00.000Z',
  lines: [],
  ...facts,
});

/** Signs the content that the signer's screen shows. */
export async function signLog(
  database: Database,
  by: Pick<Person, 'caller'>,
  place: LogPlace,
  facts: Facts = {},
): Promise<Answer & { readonly signature: string }> {
  const log: LogParts = await readLog(database, by, place);
  const signed = logSignature({ lines: linesToSign(composeLog(log)), ...facts });
  const answer = await callJson(database, by.caller, 'sign_log($1, $2, $3, $4)', [
    place.id,
    place.project,
    place.day,
    signed,
  ]);
  return { ...answer, signature: signed.id };
}

/** Plants a signed log in each company, with a line and a private note. */
export async function plantDailyLogs(
  cast: Cast,
): Promise<{ readonly dailyLog: string; readonly logSignature: string }> {
  const day = '2026-06-01';
  const planted = { dailyLog: randomUUID(), logSignature: '' };
  const places = [
    [cast.supervisor, { id: planted.dailyLog, project: cast.project, day }],
    [cast.foreign.admin, { id: randomUUID(), project: cast.foreign.project, day }],
  ] as const;
  for (const [person, place] of places) {
    await saveLine(cast.database, person, place, logLine());
    await saveLine(
      cast.database,
      person,
      place,
      logLine({ kind: 'note', data: { text: 'Ask about the invoice' }, is_private: true }),
    );
    const { signature } = await signLog(cast.database, person, place);
    if (person === cast.supervisor) planted.logSignature = signature;
  }
  return planted;
}
