import { Trans } from '@lingui/react/macro';
import type { BoardPerson } from '@muster/contract';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { presenceOf } from './board-view.ts';

type PersonStateProps = { readonly person: BoardPerson; readonly look?: 'soft' | 'plain' };

/** What someone does right now. */
export function PersonState({ person, look = 'plain' }: PersonStateProps) {
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
