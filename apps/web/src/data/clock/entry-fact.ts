import type { TimeFacts } from '@muster/contract/time-facts';
import type { ShownEntry } from './predict-clock.ts';

/** An entry as this device shows it, as the pay engine takes it: punches that the server hasn't seen count too. */
export function entryToFact(entry: ShownEntry): TimeFacts['entries'][number] {
  return {
    id: entry.id,
    project_id: entry.projectId,
    cost_code_id: entry.costCodeId,
    started_at: entry.startedAt,
    ended_at: entry.endedAt,
    zone: entry.zone,
    flags: [...entry.flags],
    needs_review: entry.state === 'needs_decision',
    breaks: entry.breaks.map((taken, index) => ({
      id: `${entry.id}:${index}`,
      kind: taken.kind,
      started_at: taken.startedAt,
      ended_at: taken.endedAt,
    })),
  };
}
