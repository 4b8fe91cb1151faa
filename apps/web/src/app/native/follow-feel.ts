import type { Data } from '../../data/data.ts';
import type { PhoneFeel } from '../../platform/native/phone-feel.ts';
import { confirmPunches } from './confirm-punches.ts';

/** Lets the phone confirm each punch made on it, and its bars follow the theme. */
export function followFeel(
  feel: PhoneFeel,
  { outbox }: { readonly outbox: Pick<Data['outbox'], 'subscribe' | 'view'> },
): void {
  confirmPunches(feel, outbox);

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
