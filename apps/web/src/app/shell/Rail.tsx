import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useMatches } from '@tanstack/react-router';
import { clsx } from 'clsx';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLook } from '../look/look-context.tsx';
import { isMarkedInRail, placesAt, railFor } from '../nav/find-places.ts';
import type { Place } from '../nav/place.ts';
import { usePlaces } from '../nav/places-context.ts';
import { useHere } from '../nav/use-here.ts';
import { useOpenPalette } from '../palette/palette-context.ts';
import { BrandMark } from './BrandMark.tsx';
import { CountBadge } from './CountBadge.tsx';
import { displayName } from './display-name.ts';
import { SyncStatus } from './SyncStatus.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

const foldedKey = 'muster.rail-folded';
// Lower on a laptop's screen, so that all places are in view.
const itemStyles =
  'relative flex min-h-10 [@media(max-height:56rem)]:min-h-9 w-full items-center gap-3 rounded-control px-3 text-14 font-medium text-ink-2 transition-colors duration-150 ease-out hover:bg-surface-2 hover:text-ink-1 aria-[current=page]:bg-choice-soft aria-[current=page]:text-ink-1 aria-[current=page]:[&>svg]:text-choice-ink';

/** The desktop's navigation: 232 px, 64 when folded, and always folded below 1024 px. */
export function Rail() {
  const { t } = useLingui();
  const { branding } = useLook();
  const { localStore } = useData().platform;
  const identity = useIdentity();
  const places = usePlaces();
  const name = displayName(identity);
  const photoUrl = usePhotoUrl(identity.profile?.photo_url ?? null);
  const isNarrow = useIsNarrow();
  const [isFoldChosen, setFoldChosen] = useState(() => localStore.get(foldedKey) === 'yes');
  const isFolded = isNarrow || isFoldChosen;
  const fold = () => {
    localStore.set(foldedKey, isFoldChosen ? 'no' : 'yes');
    setFoldChosen(!isFoldChosen);
  };
  return (
    <header
      className={clsx(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-r border-line bg-surface-1',
        isFolded ? 'w-16 px-2.5' : 'w-58 px-3',
      )}
    >
      <div
        className={clsx(
          'flex items-center gap-1 py-3',
          isFolded ? 'flex-col' : 'justify-between pl-2',
        )}
      >
        <BrandMark branding={branding} isBare={isFolded} />
        {!isNarrow && (
          <IconButton
            icon={PanelLeft}
            label={isFolded ? t`Expand menu` : t`Collapse menu`}
            aria-expanded={!isFolded}
            onClick={fold}
          />
        )}
      </div>
      <nav aria-label={t`Main`} className="-mx-1 min-h-0 flex-1 overflow-y-auto p-1">
        <button
          type="button"
          onClick={useOpenPalette()}
          title={t`Search (Ctrl+K)`}
          className={clsx(itemStyles, 'mb-2')}
        >
          <Search aria-hidden className="size-5 shrink-0" />
          <span className={clsx('truncate text-left', isFolded ? 'sr-only' : 'flex-1')}>
            <Trans>Search</Trans>
          </span>
        </button>
        {railFor(places, identity.role).map((group) => (
          <ul
            key={group[0]?.group}
            className="space-y-0.5 not-first:mt-2 not-first:border-t not-first:border-line not-first:pt-2"
          >
            {group.map((place) => (
              <RailItem key={place.to} place={place} isFolded={isFolded} />
            ))}
          </ul>
        ))}
      </nav>
      <div className="space-y-1 border-t border-line py-3">
        <SyncStatus isBare={isFolded} />
        <div className={clsx('flex gap-1', isFolded && 'flex-col')}>
          <Link
            to="/more"
            className={clsx(itemStyles, isFolded ? 'px-1.5!' : 'min-w-0 flex-1 px-2!')}
            title={isFolded ? name : undefined}
          >
            <Avatar name={name} photoUrl={photoUrl} size="sm" />
            <span className={clsx('truncate', isFolded && 'sr-only')}>{name}</span>
          </Link>
          {identity.company_id !== null && (
            <Link to="/help" title={t`Help`} className={clsx(itemStyles, 'w-auto! justify-center')}>
              <CircleHelp aria-hidden className="size-5 shrink-0" />
              <span className="sr-only">{t`Help`}</span>
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** A page without a place of its own, such as one of the settings, counts as the one that its way back leads to. */
function usePathInRail(): string {
  const { path } = useHere();
  const places = usePlaces();
  const parent = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.parent)?.staticData.parent,
  });
  return placesAt(places, path).length === 0 ? (parent ?? path) : path;
}

type RailItemProps = { readonly place: Place; readonly isFolded: boolean };

function RailItem({ place: { to, label, icon: Icon }, isFolded }: RailItemProps) {
  const { i18n } = useLingui();
  const path = usePathInRail();
  const places = usePlaces();
  const text = i18n._(label);
  // A page is marked under the place that is nearest to it, such as JSAs and not Hazards.
  const isHere = isMarkedInRail(places, to, path);
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: !isHere }}
        aria-current={isHere ? 'page' : undefined}
        className={itemStyles}
        title={isFolded ? text : undefined}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={clsx('truncate', isFolded ? 'sr-only' : 'flex-1')}>{text}</span>
        <CountBadge paths={[to]} className={clsx(isFolded && 'absolute -top-0.5 -right-1')} />
      </Link>
    </li>
  );
}
