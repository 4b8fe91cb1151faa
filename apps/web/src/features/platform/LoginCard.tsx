import { Trans, useLingui } from '@lingui/react/macro';
import type { LoginHelp } from '@muster/contract/platform-login';
import { useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { notify } from '../../ui/notices.ts';
import { sendWayIn } from './send-way-in.ts';
import { useLoginWords } from './use-login-words.ts';

type LoginCardProps = {
  readonly login: NonNullable<LoginHelp['login']>;
  /** The address as it was searched for. */
  readonly address: string;
  readonly onChanged: () => void;
};

/** One login: what keeps it from working, its facts, and the actions for support. */
export function LoginCard({ login, address, onChanged }: LoginCardProps) {
  const { t } = useLingui();
  const words = useLoginWords();
  const obstacles = words.obstacles(login);
  return (
    <Card title={login.name ?? address}>
      <div className="space-y-5">
        {obstacles.length === 0 ? (
          <Banner tone="done" shape="inset">
            <Trans>Nothing keeps them from signing in. Ask what their screen says.</Trans>
          </Banner>
        ) : (
          <Banner tone="attention" shape="inset">
            <ul className="space-y-1">
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </Banner>
        )}
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          <Fact label={t`Company`}>{login.company?.name ?? t`None`}</Fact>
          <Fact label={t`Role`}>{words.role(login)}</Fact>
          <Fact label={t`Last sign-in`}>
            {login.last_sign_in_at === null ? t`Never` : words.moment(login.last_sign_in_at)}
          </Fact>
          <Fact label={t`Signed in now`}>{words.sessions(login)}</Fact>
          <Fact label={t`Second factor`}>{words.factors(login)}</Fact>
          <Fact label={t`Login created`}>
            {login.created_at === null ? '–' : words.moment(login.created_at)}
          </Fact>
        </dl>
        {login.is_platform_admin ? (
          <p className="text-14 text-ink-3">
            <Trans>A platform admin’s login can only be changed on the server itself.</Trans>
          </p>
        ) : (
          <Help login={login} address={address} onChanged={onChanged} />
        )}
      </div>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type Change = 'platform_end_sessions' | 'platform_reset_factor';

function Help({ login, address, onChanged }: LoginCardProps) {
  const { t, i18n } = useLingui();
  const data = useData();
  const offlineReason = useNeedsNetwork();
  const [asked, setAsked] = useState<Change | null>(null);
  const isEmail = address.includes('@');

  const said = (title: string) => void notify({ id: 'login-help', tone: 'good', title });
  const failed = (error: Error) =>
    void notify({
      id: 'login-help',
      tone: 'destructive',
      title: t`That didn’t work`,
      body: i18n._(describeError(error)),
    });
  const change = useVerdictMutation({
    change: (call: Change, { send }) => send(call, { login_id: login.id }),
    onSuccess: (_, call) =>
      said(call === 'platform_end_sessions' ? t`Signed out everywhere` : t`Second factor reset`),
    onError: failed,
    onSettled: () => {
      setAsked(null);
      onChanged();
    },
  });
  const mail = useVerdictMutation({
    change: () => sendWayIn(data, address),
    onSuccess: () => said(t`Link sent`),
    onError: failed,
  });
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      <Button
        isBusy={mail.isPending}
        disabledReason={
          offlineReason ?? (isEmail ? undefined : t`Look up the email address to send a link.`)
        }
        onClick={() => mail.mutate()}
      >
        <Trans>Send a link to set a password</Trans>
      </Button>
      <Button disabledReason={offlineReason} onClick={() => setAsked('platform_end_sessions')}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      {login.factors.length > 0 && (
        <Button
          variant="dangerQuiet"
          disabledReason={offlineReason}
          onClick={() => setAsked('platform_reset_factor')}
        >
          <Trans>Reset second factor</Trans>
        </Button>
      )}
      <ConfirmTyped
        isOpen={asked === 'platform_end_sessions'}
        onOpenChange={() => setAsked(null)}
        title={t`Sign out everywhere?`}
        phrase={t`sign out`}
        confirmLabel={t`Sign out`}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('platform_end_sessions')}
      >
        <Trans>
          They have to sign in again on each device. Punches stay on the device and are sent then.
        </Trans>
      </ConfirmTyped>
      <ConfirmTyped
        isOpen={asked === 'platform_reset_factor'}
        onOpenChange={() => setAsked(null)}
        title={t`Reset the second factor?`}
        phrase={t`reset`}
        confirmLabel={t`Reset`}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('platform_reset_factor')}
      >
        <Trans>
          Make sure that it’s really them. Their authenticator app and recovery codes stop working,
          they are signed out everywhere, and they and their admins are told.
        </Trans>
      </ConfirmTyped>
    </div>
  );
}
