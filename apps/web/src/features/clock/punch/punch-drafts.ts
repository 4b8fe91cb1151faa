import type { OpenEntry } from '@muster/domain';
import type { NamedPunchDraft, PunchInstant } from '../../../data/clock/punch-draft.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { LocationFix } from '../../../platform/location.ts';
import type { PunchIntent } from './punch-intent.ts';

/** The punch as the outbox takes it. Its id is given here, so that a second try is the same punch. */
export function draftOfIntent(
  intent: PunchIntent,
  more: { readonly instant: PunchInstant; readonly fix: LocationFix | null },
): NamedPunchDraft {
  return {
    id: randomId(),
    kind: intent.kind,
    ...(intent.kind === 'break_start' && { breakKind: intent.breakKind }),
    projectId: intent.job.projectId,
    costCodeId: intent.job.costCodeId,
    note: 'note' in intent ? intent.note : null,
    location: more.fix,
    instant: more.instant,
  };
}

/** The end of an entry as the person states it later. It says nothing of where they were. */
export function draftOfFinish(
  entry: Pick<OpenEntry, 'projectId' | 'costCodeId'>,
  finishedAtMs: number,
  instant: PunchInstant,
): NamedPunchDraft {
  return {
    id: randomId(),
    kind: 'out',
    claimedAtMs: finishedAtMs,
    projectId: entry.projectId,
    costCodeId: entry.costCodeId,
    instant,
  };
}
