import { useLingui } from '@lingui/react/macro';
import { type Punch, punchSchema } from '@muster/contract';
import type { OutboxItem } from '../../data/outbox/item.ts';
import { usePunchNames } from '../../ui/time/use-punch-names.ts';

/** The punch in an item; null where it is something else or cannot be read. */
export function punchOf({ payload }: OutboxItem): Punch | null {
  const punch = punchSchema.safeParse(payload);
  return punch.success ? punch.data : null;
}

/** What was done, as a line in a list. */
export function useItemWords(): (item: OutboxItem) => string {
  const { t } = useLingui();
  const punchName = usePunchNames();
  return (item) => {
    const punch = punchOf(item);
    return punch === null ? t`Saved entry` : punchName(punch);
  };
}
