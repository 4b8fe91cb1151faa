import { useLingui } from '@lingui/react/macro';
import { type Punch, punchSchema } from '@muster/contract';
import type { OutboxItem } from '../../data/outbox/item.ts';

/** The punch in an item; null where it is something else or cannot be read. */
export function punchOf({ payload }: OutboxItem): Punch | null {
  const punch = punchSchema.safeParse(payload);
  return punch.success ? punch.data : null;
}

/** What was done, as a line in a list. */
export function useItemWords(): (item: OutboxItem) => string {
  const { t } = useLingui();
  return (item) => {
    const punch = punchOf(item);
    switch (punch?.kind) {
      case undefined:
        return t`Saved entry`;
      case 'in':
        return t`Clock-in`;
      case 'out':
        return t`Clock-out`;
      case 'switch':
        return t`Switch of job`;
      case 'break_start':
        return punch?.break_kind === 'meal' ? t`Start of a meal` : t`Start of a rest`;
      case 'break_end':
        return t`End of a break`;
    }
  };
}
