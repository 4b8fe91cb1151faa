import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { fetchLoginHelp, loginHelpKey } from './login-help-query.ts';
import { LoginCard } from './LoginCard.tsx';
import { LoginMails } from './LoginMails.tsx';

/** "Why can't this person sign in?", for one whole address. `userId` is the reader's. */
export function LoginHelp({ userId }: { readonly userId: string }) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const offlineReason = useNeedsNetwork();
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  const found = useQuery({
    queryKey: loginHelpKey(userId, address),
    queryFn: () => fetchLoginHelp(api, address),
    enabled: address !== '',
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <div className="space-y-5">
      <form
        className="flex max-w-140 flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setAddress(typed.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={t`Email or phone number`}
            hint={t`The whole address.`}
            inputMode="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="primary" disabledReason={offlineReason}>
          <Trans>Look up</Trans>
        </Button>
      </form>
      {address !== '' && found.isPending && <SkeletonRows count={4} />}
      {found.isError && (
        <ErrorState title={t`Couldn’t look up the login`} onRetry={() => void found.refetch()}>
          {i18n._(describeError(found.error))}
        </ErrorState>
      )}
      {found.isSuccess && found.data.login === null && (
        <EmptyState>
          {found.data.is_invited ? (
            <Trans>
              No login has this address yet, but there’s an open invitation. They sign up with the
              link in it.
            </Trans>
          ) : (
            <Trans>
              No login has this address. They may have signed up with another one, or need an
              invitation.
            </Trans>
          )}
        </EmptyState>
      )}
      {found.isSuccess && found.data.login !== null && (
        <LoginCard
          login={found.data.login}
          address={address}
          onChanged={() => void found.refetch()}
        />
      )}
      {found.isSuccess && <LoginMails mails={found.data.mails} />}
    </div>
  );
}
