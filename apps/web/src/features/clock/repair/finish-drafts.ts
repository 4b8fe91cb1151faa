import type { OpenEntry } from '@muster/domain';
import type { NamedPunchDraft, PunchInstant } from '../../../data/clock/punch-draft.ts';
import { createDrawnOnce } from '../punch/drawn-once.ts';
import { draftOfFinish } from '../punch/punch-drafts.ts';

/** The end of an entry at a stated time; the same punch for as long as the same time is stated. */
export function createFinishDrafts(
  entry: Pick<OpenEntry, 'projectId' | 'costCodeId'>,
  instant: () => PunchInstant,
): (finishedAtMs: number) => NamedPunchDraft {
  return createDrawnOnce((finishedAtMs: number) => draftOfFinish(entry, finishedAtMs, instant()));
}
