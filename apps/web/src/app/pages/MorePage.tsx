import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { SignOut } from '../../features/session/SignOut.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { useLook } from '../look/look-context.tsx';
import { moreFor } from '../nav/find-places.ts';
import type { Place } from '../nav/place.ts';
import { usePlaces } from '../nav/places-context.ts';
import { useOpenPalette } from '../palette/palette-context.ts';
import { CountBadge } from '../shell/CountBadge.tsx';
import { displayName } from '../shell/display-name.ts';
import { syncStateOf } from '../shell/sync-state.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { useRoleName } from './use-role-name.ts';

const paperLink = 'inline-flex min-h-12 items-center text-ink-3 hover:text-ink-1 md:min-h-9';
const rowIcon = 'size-5 shrink-0 text-ink-3';

/** Every area that the phone's tabs don't show, the person, and the app. */
export function MorePage() {
  const { t } = useLingui();
  const identity = useIdentity();
  const roleName = useRoleName(identity.role);
  const { branding } = useLook();
  const name = displayName(identity);
  const areas = moreFor(usePlaces(), identity.role);
  const sync = syncStateOf(useOutbox());
  return (
    <div className="w-full max-w-reading space-y-6">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photoUrl={usePhotoUrl(identity.profile?.photo_url ?? null)} size="lg" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="text-22 font-semibold tracking-title">{name}</h1>
          <p className="text-ink-2">
            {[roleName, branding.name].filter((part) => part !== null).join(' · ')}
          </p>
        </div>
      </header>
      <Button icon={Search} className="w-full justify-start md:hidden" onClick={useOpenPalette()}>
        <Trans>Search</Trans>
      </Button>
      {areas.length > 0 && (
        <nav aria-label={t`Areas`} className="md:hidden">
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2">
            {areas.map((place) => (
              <AreaTile key={place.to} place={place} />
            ))}
          </ul>
        </nav>
      )}
      <Card isFlush>
        <List>
          <ListRow
            leading={<UserRound aria-hidden className={rowIcon} />}
            title={<Trans>My profile</Trans>}
            detail={<Trans>Name, photo, password, devices, your data</Trans>}
            render={(row) => <Link to="/my-profile" {...row} />}
          />
          <ListRow
            leading={<CloudUpload aria-hidden className={rowIcon} />}
            title={<Trans>Saved on this device</Trans>}
            detail={<Trans>What’s waiting to sync, and what needs attention</Trans>}
            trailing={
              // Without a ground, its words line up with the others.
              <span
                className={sync.kind === 'saved' || sync.kind === 'unknown' ? '-mx-3' : undefined}
              >
                <SyncChip state={sync} />
              </span>
            }
            render={(row) => <Link to="/needs-attention" {...row} />}
          />
          {identity.company_id !== null && (
            <ListRow
              leading={<CircleHelp aria-hidden className={rowIcon} />}
              title={<Trans>Help</Trans>}
              detail={<Trans>How each area works</Trans>}
              render={(row) => <Link to="/help" {...row} />}
            />
          )}
        </List>
      </Card>
      <AppearanceCard />
      <nav aria-label={t`Legal`} className="flex flex-wrap gap-x-6 gap-y-1 text-14">
        <Link to="/privacy-policy" className={paperLink}>
          <Trans>Privacy policy</Trans>
        </Link>
        <Link to="/terms-of-service" className={paperLink}>
          <Trans>Terms of service</Trans>
        </Link>
        <Link to="/data-policy" className={paperLink}>
          <Trans>Data policy</Trans>
        </Link>
      </nav>
      <SignOut />
    </div>
  );
}

function AreaTile({ place: { to, label, icon: Icon } }: { readonly place: Place }) {
  const { i18n } = useLingui();
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className="relative flex h-full min-h-22 flex-col items-center justify-center gap-2 rounded-card border border-line bg-surface-1 px-2 py-3 text-center text-14 font-medium hover:bg-surface-2 active:bg-surface-3"
      >
        <Icon aria-hidden className="size-6 text-ink-2" />
        <span className="max-w-full hyphens-auto wrap-break-word">{i18n._(label)}</span>
        <CountBadge paths={[to]} className="absolute top-2 right-2" />
      </Link>
    </li>
  );
}
