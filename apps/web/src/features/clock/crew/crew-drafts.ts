import type { NamedPunchDraft, PunchInstant } from '../../../data/clock/punch-draft.ts';
import { randomId } from '../../../platform/random-id.ts';
import type { Job } from '../../../data/jobs/project.ts';
import { createDrawnOnce } from '../punch/drawn-once.ts';
import { type CrewAction, draftOfAction } from './crew-action.ts';

/** The sheet's entries for the people chosen. */
export type CrewPunch = {
  readonly personIds: readonly string[];
  readonly action: CrewAction;
  /** Null if the action has no job of its own. */
  readonly job: (Job & { readonly note: string | null }) | null;
  /** Null for now. */
  readonly claimedAtMs: number | null;
};

/** Returns one punch per person, and the same ones again for as long as the sheet is unchanged. */
export function createCrewDrafts(
  instant: () => PunchInstant,
): (punch: CrewPunch) => readonly NamedPunchDraft[] {
  return createDrawnOnce(({ personIds, action, job, claimedAtMs }: CrewPunch) => {
    const at = instant();
    return personIds.map((personId) => ({
      id: randomId(),
      personId,
      ...draftOfAction(action),
      ...job,
      claimedAtMs,
      instant: at,
    }));
  });
}
