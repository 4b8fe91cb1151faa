import { useLingui } from '@lingui/react/macro';
import type { MailState } from '@muster/contract/platform';
import type { StatusTone } from '../../ui/status.ts';

export const mailTones = {
  waiting: 'info',
  taken: 'done',
  refused: 'danger',
  given_up: 'danger',
  skipped: 'off',
} as const satisfies Record<MailState, StatusTone>;

/** How far an email got. */
export function useMailStates(): Readonly<Record<MailState, string>> {
  const { t } = useLingui();
  return {
    waiting: t({ message: 'Waiting', context: 'emails' }),
    taken: t({ message: 'Taken', context: 'emails' }),
    refused: t({ message: 'Refused', context: 'emails' }),
    given_up: t({ message: 'Given up', context: 'emails' }),
    skipped: t({ message: 'Skipped', context: 'emails' }),
  };
}
