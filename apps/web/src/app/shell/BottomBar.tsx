import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { barItems } from './nav-items.ts';

/** The phone's navigation, under the thumb. */
export function BottomBar() {
  const { t, i18n } = useLingui();
  return (
    <nav
      aria-label={t`Main`}
      className="sticky bottom-0 z-20 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {barItems.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              className="relative flex min-h-16 flex-col items-center justify-center gap-1 px-1 text-12 font-medium text-ink-3 -outline-offset-2 before:absolute before:inset-x-4 before:-top-px before:h-[3px] before:rounded-b-chip aria-[current=page]:text-ink-1 aria-[current=page]:before:bg-choice aria-[current=page]:[&>svg]:text-choice-ink"
            >
              <Icon aria-hidden className="size-6" />
              <span className="max-w-full truncate">{i18n._(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
