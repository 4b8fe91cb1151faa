import { Trans, useLingui } from '@lingui/react/macro';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { deviceName } from './device-name.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';
import { dateTimeText } from './time/date-time-text.ts';

type Session = {
  readonly id: string;
  readonly is_current: boolean;
  readonly last_seen_at: string | null;
  readonly user_agent: string | null;
  readonly ip: string | null;
};

type SessionListProps = {
  readonly sessions: readonly Session[];
  readonly isBusy: boolean;
  /** Why signing out is disabled right now. */
  readonly disabledReason: string | null;
  /** Ends the session with this id, or all but this one if null. */
  readonly onEnd: (sessionId: string | null) => void;
  /** Label of the button that ends all sessions. */
  readonly endAll: ReactNode;
};

/** The places where someone is signed in, with buttons to sign out of each or of all. */
export function SessionList({ sessions, isBusy, disabledReason, onEnd, endAll }: SessionListProps) {
  return (
    <>
      <List>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => onEnd(session.id)}
          />
        ))}
      </List>
      {sessions.some(({ is_current }) => !is_current) && (
        <div className="border-t border-line px-4 py-2 md:px-5">
          <Button
            variant="dangerQuiet"
            flush
            isBusy={isBusy}
            disabledReason={disabledReason}
            onClick={() => onEnd(null)}
          >
            {endAll}
          </Button>
        </div>
      )}
    </>
  );
}

function SessionRow({
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
  const lastSeen = session.last_seen_at === null ? null : dateTimeText(i18n, session.last_seen_at);
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
            aria-label={t`Sign out of ${name}`}
            onClick={onEnd}
          >
            <Trans>Sign out</Trans>
          </Button>
        ),
      })}
    />
  );
}
