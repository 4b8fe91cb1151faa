import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePhotoUrl } from '../../data/files/use-photo-url.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import { SignOut } from '../../features/session/SignOut.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SyncChip } from '../../ui/SyncChip.tsx';
import { useLook } from '../look/look-context.tsx';
import { displayName } from '../shell/display-name.ts';
import { syncStateOf } from '../shell/sync-state.ts';
import { AppearanceCard } from './AppearanceCard.tsx';
import { useRoleName } from './use-role-name.ts';

const paperLink = 'inline-flex min-h-12 items-center text-ink-3 hover:text-ink-1 md:min-h-9';

/** The person and the app: everything that is not a day's work. */
export function MorePage() {
  const { t } = useLingui();
  const identity = useIdentity();
  const roleName = useRoleName(identity.role);
  const { branding } = useLook();
  const name = displayName(identity);
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
      <AppearanceCard />
      <Card isFlush>
        <List>
          <ListRow
            title={<Trans>My profile</Trans>}
            detail={<Trans>Name, photo, password, devices, your data</Trans>}
            render={(row) => <Link to="/my-profile" {...row} />}
          />
          <ListRow
            title={<Trans>Saved on this device</Trans>}
            detail={<Trans>What waits to be sent, and what needs you</Trans>}
            trailing={<SyncChip state={syncStateOf(useOutbox())} />}
            render={(row) => <Link to="/needs-attention" {...row} />}
          />
          {identity.role === 'admin' && (
            <ListRow
              title={<Trans>Administration</Trans>}
              detail={<Trans>People, work and the company</Trans>}
              render={(row) => <Link to="/admin" {...row} />}
            />
          )}
          {identity.role === 'supervisor' && (
            <ListRow
              title={<Trans>Projects</Trans>}
              render={(row) => <Link to="/admin/projects" {...row} />}
            />
          )}
        </List>
      </Card>
      <nav aria-label={t`Papers`} className="flex flex-wrap gap-x-6 gap-y-1 text-14">
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
