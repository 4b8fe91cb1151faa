import { useLingui } from '@lingui/react/macro';
import type { ShiftRequest } from '@muster/contract/my-schedule';

/** Claims, swaps and give-aways in everyday words. */
export function useRequestWords() {
  const { t } = useLingui();
  return {
    title: ({ kind, person, other }: ShiftRequest): string => {
      const { name } = person;
      const otherName = other?.name ?? '';
      switch (kind) {
        case 'claim':
          return t`${name} requested an open shift`;
        case 'swap':
          return t`${name} offered ${otherName} a swap`;
        case 'give_away':
          return other === null
            ? t`${name} offered a shift to coworkers`
            : t`${otherName} asked to take ${name}’s shift`;
      }
    },
    state: ({ state, decided_by, comment }: ShiftRequest): string => {
      const by = decided_by ?? '';
      const said = comment === null ? '' : ` “${comment}”`;
      switch (state) {
        case 'offered':
          return t`Waiting for a coworker`;
        case 'waiting':
          return t`Waiting for a crew lead`;
        case 'applied':
          return (
            (by === '' ? t({ message: 'Done', context: 'request' }) : t`Approved by ${by}`) + said
          );
        case 'declined':
          return (
            (by === '' ? t({ message: 'Declined', context: 'request' }) : t`Declined by ${by}`) +
            said
          );
        case 'canceled':
          return t({ message: 'Canceled', context: 'request' });
        case 'void':
          return t`No longer possible: a shift changed or started.`;
      }
    },
  };
}
