import type { AskForCode } from './ask-for-code.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { ownLoginQuery } from '../../data/identity/own-login-query.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { KeptMail } from '../../kit/mail/KeptMail.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AuthenticatorSheet } from './AuthenticatorSheet.tsx';
import { EmailSheet } from './EmailSheet.tsx';
import { KioskPinRow } from './KioskPinRow.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';
import { RemoveAuthenticatorSheet } from './RemoveAuthenticatorSheet.tsx';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';

type OpenSheet = 'email' | 'password' | 'authenticator' | 'remove-authenticator';

/** How the person signs in. */
export function LoginCard({ askForCode }: { readonly askForCode: AskForCode }) {
  const { t, i18n } = useLingui();
  const data = useData();
  const { user_id, company_id } = useIdentity();
  const login = useQuery(ownLoginQuery(data, user_id));
  const offlineReason = useNeedsNetwork();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const close = () => setSheet(null);
  const reload = () => void login.refetch();
  const authenticator = login.data?.authenticators[0] ?? null;
  return (
    <Card title={t`Sign-in`} isFlush>
      {login.isError ? (
        <div className="p-4 md:p-5">
          <Banner
            tone="attention"
            action={
              <Button size="sm" onClick={reload}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {offlineReason ?? i18n._(describeError(login.error))}
          </Banner>
        </div>
      ) : (
        <List>
          <ListRow
            title={<Trans>Email</Trans>}
            detail={login.data?.email ?? <Skeleton className="h-4 w-40" />}
            onPress={() => setSheet('email')}
          />
          <ListRow
            title={<Trans>Password</Trans>}
            detail={<Trans>Choose a new one</Trans>}
            onPress={() => setSheet('password')}
          />
          <ListRow
            title={<Trans>Authenticator app</Trans>}
            detail={
              authenticator === null ? (
                <Trans>Off. Adds a second step when you sign in</Trans>
              ) : (
                <Trans>On. You need its code to sign in</Trans>
              )
            }
            onPress={() =>
              setSheet(authenticator === null ? 'authenticator' : 'remove-authenticator')
            }
          />
          {authenticator !== null && <RecoveryCodesRow />}
          {company_id !== null && <KioskPinRow />}
        </List>
      )}
      {login.data?.newEmail != null && (
        <div className="space-y-2 border-t border-line p-4 md:p-5">
          <Banner tone="info">
            <Trans>
              {login.data.newEmail} isn’t confirmed yet. Open the links in the emails we sent.
            </Trans>
          </Banner>
          <KeptMail />
        </div>
      )}
      {sheet === 'email' && (
        <EmailSheet current={login.data?.email ?? ''} onClose={close} onSent={reload} />
      )}
      {sheet === 'password' && <PasswordSheet askForCode={askForCode} onClose={close} />}
      {sheet === 'authenticator' && <AuthenticatorSheet onClose={close} onDone={reload} />}
      {sheet === 'remove-authenticator' && authenticator !== null && (
        <RemoveAuthenticatorSheet factorId={authenticator.id} onClose={close} onDone={reload} />
      )}
    </Card>
  );
}
