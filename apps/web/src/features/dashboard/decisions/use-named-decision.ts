import { useLingui } from '@lingui/react/macro';
import { usePunchNames } from '../../../ui/time/use-punch-names.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { settableTime } from './decide-form.ts';
import type { DecisionGiven, NamedDecision } from './decision-given.ts';
import { occurredAtMs } from './group-reviews.ts';
import type { OpenDecision } from './open-decisions-query.ts';
import { useDecisionWords } from './use-decision-words.ts';

/** An answer with what it is about, in words: it may wait on the device until there is a network. */
export function useNamedDecision(): (given: DecisionGiven, about: OpenDecision) => NamedDecision {
  const { t } = useLingui();
  const words = useDecisionWords();
  const punchName = usePunchNames();
  const times = useTimeWords();
  return (given, about) => {
    const { kind, person, punch } = about;
    const name = `${person.first_name} ${person.last_name}`.trim();
    const when = times.dayAndTime(occurredAtMs(about), punch.zone);
    const settable = settableTime(kind);
    const answer =
      given.decision === 'reject'
        ? words.reject(kind)
        : given.decision === 'set_time' && settable !== null && given.time !== null
          ? `${words.setTime(settable)}: ${times.dayAndTime(given.time.atMs, punch.zone)}`
          : words.accept(kind);
    return {
      ...given,
      title: `${name} · ${punchName(punch)}, ${when}`,
      typed: [
        { label: t`Your answer`, value: answer },
        ...(given.comment === null ? [] : [{ label: t`Note`, value: given.comment }]),
      ],
    };
  };
}
