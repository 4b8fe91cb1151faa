import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { browserTabStore } from '../../platform/tab-store.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { authSettingsQuery } from './auth-settings-query.ts';
import { ProviderIcon } from './ProviderIcon.tsx';
import { type ProviderId, offeredProviders } from './providers.ts';
import { socialSignInKey } from './social-sign-in.ts';

type OtherWaysProps = {
  readonly onMailCode: () => void;
  readonly onTextCode: () => void;
  readonly onEnterprise: () => void;
};

/** Ways to sign in without a password, limited to those that this server is set up for. */
export function OtherWays({ onMailCode, onTextCode, onEnterprise }: OtherWaysProps) {
  const { t, i18n } = useLingui();
  const data = useData();
  const settings = useQuery(authSettingsQuery(data)).data;
  const [leavingTo, setLeavingTo] = useState<ProviderId | null>(null);
  const providers = settings === undefined ? [] : offeredProviders(settings);

  const leave = async (provider: ProviderId) => {
    setLeavingTo(provider);
    const result = await data.auth.providerAddress(provider);
    setLeavingTo(null);
    if (result.ok) {
      browserTabStore.set(socialSignInKey, provider);
      data.platform.address.leave(result.outcome);
      return;
    }
    void notify({
      id: 'sign-in',
      tone: 'destructive',
      title: t`Social sign in failed`,
      body: i18n._(describeError(result.error)),
    });
  };

  return (
    <section aria-label={t`Other ways to sign in`} className="space-y-3">
      <p aria-hidden className="flex items-center gap-3 py-1 text-14 text-ink-3">
        <span className="h-px flex-1 bg-line" />
        <Trans>or</Trans>
        <span className="h-px flex-1 bg-line" />
      </p>
      {providers.map(({ id, name }) => (
        <Button key={id} size="lg" block isBusy={leavingTo === id} onClick={() => void leave(id)}>
          <span className="flex items-center gap-2.5">
            {leavingTo !== id && <ProviderIcon provider={id} />}
            <Trans>Continue with {name}</Trans>
          </span>
        </Button>
      ))}
      <Button size="lg" block icon={Mail} onClick={onMailCode}>
        <Trans>Email me a code</Trans>
      </Button>
      {settings?.external['phone'] === true && (
        <Button size="lg" block icon={MessageSquareText} onClick={onTextCode}>
          <Trans>Text me a code</Trans>
        </Button>
      )}
      {settings?.saml_enabled === true && (
        <Button size="lg" block icon={Building2} onClick={onEnterprise}>
          <Trans>Sign in through your company</Trans>
        </Button>
      )}
    </section>
  );
}
