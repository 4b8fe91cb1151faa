import { useLingui } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { isFirstLevel, parentOf, placesFor } from '../nav/find-places.ts';
import { usePlaces } from '../nav/places-context.ts';
import { useHere } from '../nav/use-here.ts';
import { useLook } from '../look/look-context.tsx';
import { BrandMark } from './BrandMark.tsx';
import { CountBadge } from './CountBadge.tsx';
import { SyncStatus } from './SyncStatus.tsx';

const inbox = '/notifications';

/** The phone's header: the company or the way back, what is new, and whether everything is saved. */
export function TopBar() {
  const { branding } = useLook();
  const { role, path } = useHere();
  const places = usePlaces();
  return (
    <header className="sticky top-0 z-20 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-surface-1 pt-[env(safe-area-inset-top)] pr-2 pl-4 md:hidden">
      {isFirstLevel(places, role, path) ? <BrandMark branding={branding} /> : <WayBack />}
      <div className="flex shrink-0 items-center">
        {placesFor(places, role).some(({ to }) => to === inbox) && <BellLink />}
        <SyncStatus />
      </div>
    </header>
  );
}

function BellLink() {
  const { t } = useLingui();
  return (
    <Link
      to={inbox}
      title={t`Notifications`}
      className="relative inline-flex size-12 items-center justify-center rounded-control text-ink-2 active:bg-surface-3"
    >
      <Bell aria-hidden className="size-6" />
      <span className="sr-only">{t`Notifications`}</span>
      <CountBadge paths={[inbox]} className="absolute top-1 left-6" />
    </Link>
  );
}

function WayBack() {
  const { t, i18n } = useLingui();
  const { role, path } = useHere();
  const places = usePlaces();
  const match = useMatches({
    select: (matches) => {
      const last = matches.findLast(({ staticData }) => staticData.title !== undefined);
      return { ...last?.staticData, params: last?.params ?? {} };
    },
  });
  const isFound = match.isHidden !== true || match.roles?.includes(role) === true;
  const parent =
    match.parent === undefined
      ? parentOf(placesFor(places, role), path)
      : fill(match.parent, match.params);
  return (
    <div className="-ml-3 flex min-w-0 items-center">
      <Link
        to={parent}
        aria-label={t`Back`}
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-ink-2 active:bg-surface-3"
      >
        <ChevronLeft aria-hidden className="size-6" />
      </Link>
      {/* The page's own heading says the same to screen readers. */}
      <span aria-hidden className="truncate font-semibold">
        {match.title !== undefined && isFound && i18n._(match.title)}
      </span>
    </div>
  );
}

function fill(path: string, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
