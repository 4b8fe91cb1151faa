import { Trans, useLingui } from '@lingui/react/macro';
import { resolveBranding } from '@muster/contract';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { ownLoginQuery } from '../../data/identity/own-login-query.ts';
import { useAccount } from '../../data/identity/use-account.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { invitationQuery } from './invitation-query.ts';
import { InvitingCompany } from './InvitingCompany.tsx';
import { SignOut } from './SignOut.tsx';

const route = getRouteApi('/public/auth/join');

/** An invitation opened by someone who is signed in: with one press, they join the company. */
export function JoinPage() {
  const { t, i18n } = useLingui();
  const data = useData();
  const account = useAccount();
  const navigate = useNavigate();
  const { invitation: token } = route.useSearch();
  // Signing up on the previous page may have just used it.
  const preview = useQuery({ ...invitationQuery(data, token), staleTime: 0 });
  const userId = account.kind === 'signed_in' ? account.identity.user_id : null;
  const login = useQuery({ ...ownLoginQuery(data, userId ?? ''), enabled: userId !== null });
  const join = useVerdictMutation({
    change: async (_nothing, { send }) => {
      await send('accept_invitation', { token });
      await data.account.refresh();
      // This includes answers from before there was a company, such as whether the profile is complete.
      await data.queryClient.resetQueries();
    },
    onSuccess: () => navigate({ to: '/dashboard', replace: true }),
  });

  if (preview.isError) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load your invitation</Trans>}
        onRetry={() => void preview.refetch()}
      >
        {i18n._(describeError(preview.error))}
      </ErrorState>
    );
  }
  if (!preview.isFetchedAfterMount || account.kind !== 'signed_in' || preview.isPending) {
    return <Spinner />;
  }
  const { company } = account.identity;
  if (!preview.data.usable) {
    if (company !== null) return <Navigate to="/dashboard" replace />;
    return (
      <div className="space-y-5">
        <h1 className="text-28 font-semibold tracking-title">{t`Your invitation`}</h1>
        <Banner tone="attention" title={<Trans>This invitation no longer works</Trans>}>
          <Trans>Ask for a new one.</Trans>
        </Banner>
        <Link to="/dashboard" className={buttonStyles({ size: 'lg', block: true })}>
          <Trans>Continue without it</Trans>
        </Link>
      </div>
    );
  }
  const email = login.data?.email ?? '';
  const name = resolveBranding(preview.data.company).name ?? '';
  return (
    <>
      <h1 className="mb-5 text-28 font-semibold tracking-title">{t`Your invitation`}</h1>
      <InvitingCompany company={preview.data.company} />
      {company === null ? (
        <div className="space-y-4">
          <p className="wrap-anywhere text-ink-2">
            {email === '' ? (
              <Trans>You’re signed in. Join with this account, and you can clock in.</Trans>
            ) : (
              <Trans>
                You’re signed in as {email}. Join with this account, and you can clock in.
              </Trans>
            )}
          </p>
          <Button
            variant="primary"
            size="lg"
            block
            isBusy={join.isPending}
            onClick={() => join.mutate()}
          >
            <Trans>Join {name}</Trans>
          </Button>
          {join.isError && (
            <p role="alert" className="text-14 text-danger-ink">
              {i18n._(describeError(join.error))}
            </p>
          )}
        </div>
      ) : (
        <div className="space-y-5">
          <Banner tone="info" title={<Trans>You already belong to {company.name}</Trans>}>
            <Trans>
              An account belongs to one company. To use this invitation, sign out and use another
              email.
            </Trans>
          </Banner>
          <Link
            to="/dashboard"
            className={buttonStyles({ variant: 'primary', size: 'lg', block: true })}
          >
            <Trans>Stay with {company.name}</Trans>
          </Link>
          <SignOut isBlock />
        </div>
      )}
    </>
  );
}
