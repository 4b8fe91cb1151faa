import { useLingui } from '@lingui/react/macro';
import type { Slot, Turn } from '@muster/domain/jsa/jsa-state';

/** Returns a function for the one-line hint that tells a first-time user what to do now. */
export function useHint(): (turn: Turn) => string | null {
  const { t } = useLingui();
  const hints: Readonly<Record<Slot, string | null>> = {
    task: t`Say it in your own words, or tap a job.`,
    place: t`Say it so that an ambulance finds it.`,
    people: t`Say or tap the names.`,
    steps: t`Say one after the other, or tap them.`,
    hazards: t`One thing after the other. Say “nothing else” when there’s no more.`,
    controls: t`Say what’s really there. If nothing is, say “nothing”.`,
    direct_control: t`Yes only if it still protects someone who slips or forgets.`,
    wheel: t`Only what’s really on this job.`,
    ppe: t`Say it or tap it.`,
    permits: t`Say it or tap it.`,
    emergency: t`Say it, or tap “Nothing else”.`,
    stop_work: t`Say it or tap it.`,
    confirm: t`Not sure? Say yes.`,
    read_back: t`Look at the list below. Tap what’s wrong to change it.`,
    sign: t`Ask everyone. Then tap “Nothing else”.`,
  };
  return ({ asks, state }) => {
    if (asks === null || state.isPaused) return null;
    if (state.proposal !== null)
      return t`“Here” puts it under this question. Not sure? Go on: it waits.`;
    if (state.pending !== null) return t`Tap the right one, or say it again.`;
    return hints[asks.slot];
  };
}
