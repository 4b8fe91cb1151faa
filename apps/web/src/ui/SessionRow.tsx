import { Trans, useLingui } from '@lingui/react/macro';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { Button } from './Button.tsx';
import { deviceName } from './device-name.ts';
import { ListRow } from './ListRow.tsx';

type Session = {
  readonly is_current: boolean;
  readonly last_seen_at: string | null;
  readonly user_agent: string | null;
  readonly ip: string | null;
};

/** Where somebody is signed in, with the way out of it. */
export function SessionRow({
  session,
  isBusy,
  onEnd,
}: {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}) {
  const { t, i18n } = useLingui();
  const { browser, system } = deviceName(session.user_agent);
  const name = [browser, system].filter((part) => part !== null).join(' · ') || t`Unknown device`;
  const isPhone = system === 'iPhone' || system === 'Android';
  const Icon = isPhone ? Smartphone : Laptop;
  const lastSeen =
    session.last_seen_at === null
      ? null
      : i18n.date(new Date(session.last_seen_at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ListRow
      leading={<Icon aria-hidden className="size-5 shrink-0 text-ink-3" />}
      title={name}
      detail={[session.is_current ? t`This device` : lastSeen, session.ip]
        .filter((part) => part !== null)
        .join(' · ')}
      {...(!session.is_current && {
        trailing: (
          <Button
            size="sm"
            variant="quiet"
            isBusy={isBusy}
            aria-label={t`Sign out ${name}`}
            onClick={onEnd}
          >
            <Trans>Sign out</Trans>
          </Button>
        ),
      })}
    />
  );
}
