import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Menu from 'lucide-react/icons/menu';
import { barFor, moreFor, tabAt } from '../nav/find-places.ts';
import { usePlaces } from '../nav/places-context.ts';
import { useHere } from '../nav/use-here.ts';
import { CountBadge } from './CountBadge.tsx';

const moreLabel = msg`More`;

/** The phone's navigation, under the thumb. */
export function BottomBar() {
  const { t, i18n } = useLingui();
  const { role, path } = useHere();
  const places = usePlaces();
  const bar = barFor(places, role);
  const more = moreFor(places, role).map(({ to }) => to);
  const current = tabAt(places, role, path)?.to ?? '/more';
  const tabs = [
    ...bar.map(({ to, label, icon }) => ({ to, label, icon, counted: [to] })),
    { to: '/more' as const, label: moreLabel, icon: Menu, counted: more },
  ];
  return (
    <nav
      aria-label={t`Main`}
      className="sticky bottom-0 z-20 border-t border-line bg-surface-1 pb-[env(safe-area-inset-bottom)] md:hidden typing:hidden"
    >
      <ul className="flex">
        {tabs.map(({ to, label, icon: Icon, counted }) => (
          <li key={to} className="min-w-[48px] flex-auto">
            <Link
              to={to}
              data-current={to === current || undefined}
              className="relative flex min-h-16 flex-col items-center justify-center gap-1 px-0.5 text-12 font-medium text-ink-3 -outline-offset-2 before:absolute before:inset-x-4 before:-top-px before:h-[3px] before:rounded-b-chip data-current:text-ink-1 data-current:before:bg-choice data-current:[&>svg]:text-choice-ink"
            >
              <Icon aria-hidden className="size-6" />
              <span className="max-w-full truncate">{i18n._(label)}</span>
              <CountBadge paths={counted} className="absolute top-1 left-1/2 ml-1.5" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
