import type { Data } from '../../data/data.ts';
import type { PhoneFeel } from '../../platform/native/phone-feel.ts';

/** Lets the phone confirm each punch made on it, and its bars follow the theme. */
export function followFeel(
  feel: PhoneFeel,
  { outbox }: { readonly outbox: Pick<Data['outbox'], 'subscribe' | 'view'> },
): void {
  let lastOrder: number | null = null;
  outbox.subscribe(() => {
    const { isRead, items } = outbox.view();
    if (!isRead) return;
    const orders = items.filter(({ kind }) => kind === 'punch').map(({ order }) => order);
    const newest = Math.max(0, ...orders);
    if (lastOrder !== null && newest > lastOrder) feel.confirm();
    lastOrder = Math.max(lastOrder ?? 0, newest);
  });

  const { classList } = document.documentElement;
  let painted: 'light' | 'dark' | null = null;
  const paint = () => {
    const theme = classList.contains('dark') ? 'dark' : 'light';
    if (theme !== painted) feel.paintBars(theme);
    painted = theme;
  };
  paint();
  new MutationObserver(paint).observe(document.documentElement, { attributeFilter: ['class'] });
}
