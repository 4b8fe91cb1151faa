import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LoginHelp } from '@muster/contract/platform-login';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { mailTones, useMailStates } from './use-mail-states.ts';
import { usePlatformWords } from './use-platform-words.ts';

/** Emails to an address by kind and state, never what they said. */
export function LoginMails({ mails }: { readonly mails: LoginHelp['mails'] }) {
  const { t } = useLingui();
  const words = usePlatformWords();
  const states = useMailStates();
  return (
    <Card
      isFlush
      title={t`Emails of the last 90 days`}
      description={
        <Trans>“Taken” means the mail server took it. Later bounces aren’t known here.</Trans>
      }
    >
      {mails.length === 0 && (
        <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
          <Trans>No emails to this address.</Trans>
        </p>
      )}
      <List label={t`Emails of the last 90 days`}>
        {mails.map(({ kind, state, mails: count, last_at }) => (
          <ListRow
            key={`${kind} ${state}`}
            title={kind}
            detail={
              <>
                <Plural value={count} one="# email" other="# emails" />
                {', '}
                <Trans>the last {words.moment(last_at)}</Trans>
              </>
            }
            trailing={
              <StatusBadge tone={mailTones[state]} look="plain">
                {states[state]}
              </StatusBadge>
            }
          />
        ))}
      </List>
    </Card>
  );
}
