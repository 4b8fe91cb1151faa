import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LoginHelp } from '@muster/contract/platform-login';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';

type Login = NonNullable<LoginHelp['login']>;

/** Returns the texts for the reasons why someone can't sign in, worst first, and for details of their login. */
export function useLoginWords() {
  const { t } = useLingui();
  const words = useTimeWords();
  const moment = (at: string) => words.dayAndTime(Date.parse(at), readerZone());

  function obstacles(login: Login): string[] {
    const found: string[] = [];
    if (login.blocked_until !== null) {
      const until = moment(login.blocked_until);
      found.push(t`The login is blocked until ${until}.`);
    }
    if (login.throttled_until !== null) {
      const until = moment(login.throttled_until);
      found.push(
        t`Too many wrong passwords or codes. They have to wait until ${until} at the latest.`,
      );
    }
    if (!login.is_confirmed) {
      found.push(
        t`The email address was never confirmed. A new link to set a password confirms it.`,
      );
    }
    if (!login.has_password && login.is_confirmed) {
      found.push(
        t`There’s no password. They sign in with a code by email or another service, or set one.`,
      );
    }
    if (login.access_ended) found.push(t`An admin deactivated their access to the company.`);
    if (login.is_suspended) {
      found.push(t`The company is suspended. They can sign in and punch, and nothing else.`);
    }
    if (login.company === null && !login.is_platform_admin && !login.is_kiosk) {
      found.push(t`The login belongs to no company. They need an invitation.`);
    }
    return found;
  }

  function factors(login: Login): string {
    if (login.factors.length === 0) return t`None`;
    return login.factors
      .map(({ kind, added_at }) => {
        const since = moment(added_at);
        if (kind === 'totp') return t`Authenticator app, since ${since}`;
        if (kind === 'recovery_code') return t`Recovery codes, since ${since}`;
        return t`Other, since ${since}`;
      })
      .join('; ');
  }

  function role(login: Login): string {
    if (login.is_platform_admin) return t`Platform admin`;
    if (login.is_kiosk) return t`Kiosk`;
    switch (login.role) {
      case 'admin':
        return t`Admin`;
      case 'supervisor':
        return t`Supervisor`;
      case 'employee':
        return t`Employee`;
      case null:
        return t`None`;
    }
  }

  return {
    moment,
    obstacles,
    factors,
    role,
    sessions: ({ sessions }: Login) =>
      t`${plural(sessions, { one: '# session', other: '# sessions' })}`,
  };
}
