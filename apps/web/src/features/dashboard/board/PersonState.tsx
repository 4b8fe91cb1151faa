import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { hasNoClockOut, presenceOf } from './board-view.ts';

type PersonStateProps = {
  readonly person: BoardPerson;
  /** The paid time of now, in epoch milliseconds. */
  readonly nowMs: number;
  readonly look?: 'soft' | 'plain';
};

/** A person's current state. */
export function PersonState({ person, nowMs, look = 'plain' }: PersonStateProps) {
  const { t } = useLingui();
  const words = useTimeWords();
  if (person.since !== null && hasNoClockOut(person, nowMs)) {
    const sinceMs = Date.parse(person.since);
    const day = words.weekday(sinceMs, readerZone());
    return <StatusBadge tone="danger">{t`No clock-out since ${day}`}</StatusBadge>;
  }
  switch (presenceOf(person)) {
    case 'working':
      return (
        <StatusBadge tone="running" look={look}>
          <Trans>Working</Trans>
        </StatusBadge>
      );
    case 'on_break':
      return (
        <StatusBadge tone="break" look={look}>
          {person.break_kind === 'rest' ? <Trans>Rest</Trans> : <Trans>Meal</Trans>}
        </StatusBadge>
      );
    case 'off':
      return (
        <StatusBadge tone="off" look={look}>
          <Trans>Off</Trans>
        </StatusBadge>
      );
  }
}
