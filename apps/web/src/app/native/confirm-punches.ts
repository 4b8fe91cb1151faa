import type { OutboxItem } from '../../data/outbox/item.ts';
import type { PhoneFeel } from '../../platform/native/phone-feel.ts';

/** The part of the outbox that is read here. */
type PunchesHere = {
  readonly view: () => {
    readonly isRead: boolean;
    readonly items: readonly Pick<OutboxItem, 'kind' | 'order'>[];
  };
  readonly subscribe: (listener: () => void) => unknown;
};

/** Confirms each punch made on this phone from now on. */
export function confirmPunches(feel: Pick<PhoneFeel, 'confirm'>, outbox: PunchesHere): void {
  let lastOrder: number | null = null;
  const look = () => {
    const { isRead, items } = outbox.view();
    if (!isRead) return;
    const orders = items.filter(({ kind }) => kind === 'punch').map(({ order }) => order);
    const newest = Math.max(0, ...orders);
    if (lastOrder !== null && newest > lastOrder) feel.confirm();
    lastOrder = Math.max(lastOrder ?? 0, newest);
  };
  // If the outbox has been read already, its next notice is about the next punch.
  look();
  outbox.subscribe(look);
}
