import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useOutbox } from '../../data/outbox/use-outbox.ts';
import type { ProfileChanges } from '../../data/profile/profile-change.ts';
import { usePendingProfile } from '../../data/profile/use-pending-profile.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DataCard } from './DataCard.tsx';
import { DeletionCard } from './DeletionCard.tsx';
import { LoginCard } from './LoginCard.tsx';
import type { AskForCode } from './ask-for-code.ts';
import { NameCard } from './NameCard.tsx';
import { type OwnProfile, ownProfileQuery } from './own-profile-query.ts';
import { PhotoField } from './PhotoField.tsx';
import { PushCard } from './PushCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';
import { dateTimeText } from '../../ui/time/date-time-text.ts';

type ProfilePageProps = {
  /** Language and theme, which belong to the app. */
  readonly appearance: ReactNode;
  /** Certificates and the emergency contact. */
  readonly records: ReactNode;
  /** The reminders and notifications that the person wants, and those they were sent. */
  readonly notifications: ReactNode;
  /** Times when support looked at what the person sees. */
  readonly visits: ReactNode;
  readonly askForCode: AskForCode;
};

/** `/my-profile`: the user's profile, their ways to sign in, and what they may download or delete. */
export function ProfilePage({
  appearance,
  records,
  notifications,
  visits,
  askForCode,
}: ProfilePageProps) {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const { platform } = useData();
  const own = useSnapshotQuery(ownProfileQuery(user_id));
  const { isRead, storageTrouble } = useOutbox();
  const pending = usePendingProfile(own.status === 'ready' ? own.asOfMs : 0);
  // The forms start with changes that were saved here, which the device's storage returns a moment later.
  const knowsPending = isRead || storageTrouble !== null;
  return (
    <div className="w-full max-w-reading space-y-6">
      <PageHeader title={<Trans>My profile</Trans>} />
      {(own.status === 'loading' || (own.status === 'ready' && !knowsPending)) && (
        <ProfileSkeleton />
      )}
      {own.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load your profile</Trans>} onRetry={own.retry}>
          {i18n._(describeError(own.error))}
        </ErrorState>
      )}
      {own.status === 'ready' && knowsPending && (
        <>
          {own.freshness === 'stale' && (
            <Banner tone="attention">
              <Trans>
                As of {dateTimeText(i18n, own.asOfMs)}. You need a connection to see your sign-in
                settings and devices.
              </Trans>
            </Banner>
          )}
          {own.data.company_id !== null && (
            <PhotoField
              profile={profileWith(own.data, pending)}
              name={`${own.data.first_name} ${own.data.last_name}`.trim()}
            />
          )}
          <NameCard profile={profileWith(own.data, pending)} />
          {own.data.company_id !== null && records}
          {appearance}
          {platform.wrapper === 'web' && <PushCard />}
          {own.data.company_id !== null && notifications}
          <LoginCard askForCode={askForCode} />
          <SessionsCard />
          {own.data.company_id !== null && visits}
          <DataCard />
          {own.data.company_id !== null && <DeletionCard personId={own.data.person_id} />}
        </>
      )}
    </div>
  );
}

function profileWith(
  profile: OwnProfile,
  { first_name = profile.first_name, last_name = profile.last_name, ...rest }: ProfileChanges,
): OwnProfile {
  const { phone = profile.phone, photo_url = profile.photo_url } = rest;
  return { ...profile, first_name, last_name, phone, photo_url };
}

function ProfileSkeleton() {
  return (
    <div aria-busy className="space-y-6">
      <Skeleton className="h-14 w-56" />
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-32 w-full" />
    </div>
  );
}
