import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { ownLoginQuery } from '../../data/identity/own-login-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { DeadEnd } from '../../kit/page/DeadEnd.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';

const CompanyPage = lazyPart(async () => ({
  default: (await import('./CompanyPage.tsx')).CompanyPage,
}));

/** The console's pages, by the last segment of their paths. */
const areas: Readonly<Record<string, ComponentType>> = {
  'super-admin': lazyPart(async () => ({
    default: (await import('./CompaniesPage.tsx')).CompaniesPage,
  })),
  people: lazyPart(async () => ({ default: (await import('./PeoplePage.tsx')).PeoplePage })),
  'sign-in': lazyPart(async () => ({
    default: (await import('./SignInHelpPage.tsx')).SignInHelpPage,
  })),
  errors: lazyPart(async () => ({ default: (await import('./ErrorsPage.tsx')).ErrorsPage })),
  jobs: lazyPart(async () => ({ default: (await import('./JobsPage.tsx')).JobsPage })),
  messages: lazyPart(async () => ({ default: (await import('./MessagesPage.tsx')).MessagesPage })),
  announcements: lazyPart(async () => ({
    default: (await import('./AnnouncementsPage.tsx')).AnnouncementsPage,
  })),
  admins: lazyPart(async () => ({
    default: (await import('./PlatformAdminsPage.tsx')).PlatformAdminsPage,
  })),
  health: lazyPart(async () => ({ default: (await import('./HealthPage.tsx')).HealthPage })),
};

/** `/super-admin` and below: nothing is shown without a connection and the second factor. */
export function ConsolePage() {
  const { t, i18n } = useLingui();
  const data = useData();
  const { user_id } = useIdentity();
  const { companyId } = useParams({ strict: false });
  const area = useLocation({
    select: ({ pathname }) => pathname.split('/').findLast((part) => part !== '') ?? '',
  });
  const isOffline = useNetwork() === 'offline';
  const login = useQuery(ownLoginQuery(data, user_id));
  if (isOffline) {
    return (
      <ErrorState title={t`No connection`} onRetry={undefined}>
        <Trans>The console needs a connection.</Trans>
      </ErrorState>
    );
  }
  if (login.isError) {
    return (
      <ErrorState title={t`Couldn’t check how you signed in`} onRetry={() => void login.refetch()}>
        {i18n._(describeError(login.error))}
      </ErrorState>
    );
  }
  if (login.data === undefined) return <SkeletonRows count={8} />;
  if (login.data.authenticators.length === 0) {
    return (
      <DeadEnd
        title={<Trans>Set up your authenticator app</Trans>}
        action={
          <WayOn to="/my-profile">
            <Trans>Open my profile</Trans>
          </WayOn>
        }
      >
        <Trans>The console opens only to a sign-in with a second step.</Trans>
      </DeadEnd>
    );
  }
  const Area = areas[area];
  return (
    <Suspense fallback={<SkeletonRows count={8} />}>
      {companyId !== undefined ? <CompanyPage companyId={companyId} /> : Area && <Area />}
    </Suspense>
  );
}
