import { useLingui } from '@lingui/react/macro';
import { decisionKinds } from '@muster/contract';

/** What a supervisor is asked, in one sentence each, and what each answer does. */
export function useDecisionWords() {
  const { t } = useLingui();
  return {
    why: (kind: string): string => {
      const known = decisionKinds.find((one) => one === kind);
      switch (known) {
        case 'revoked_membership':
          return t`This person did not belong to the company at that time.`;
        case 'clock_implausible':
          return t`The phone’s clock was far off.`;
        case 'late_arrival':
          return t`It arrived more than a week after it happened.`;
        case 'stated_time':
          return t`The time was stated by hand.`;
        case 'overlap':
          return t`Somebody else recorded this person on another project at the same time.`;
        case 'missing_in':
          return t`There is no clock-in before it, so it counts for nothing yet.`;
        case 'estimated_close':
          return t`There was no clock-out, so its end is a guess.`;
        case 'pin_unproven':
          return t`The PIN typed at the kiosk was not this person’s present one.`;
        case 'disputed':
          return t`Somebody else recorded it, and this person says that it is not right.`;
        case 'locked_period':
          return t`It’s for a day in a locked timesheet. If it counts, the difference is paid in the next open period.`;
        case undefined:
          // A newer server may ask more than this app knows.
          return t`The server asks about this punch (${kind}).`;
      }
    },
    accept: (kind: string): string =>
      kind === 'estimated_close'
        ? t`Keep the guess`
        : kind === 'missing_in'
          ? t`Leave it without effect`
          : t`Accept`,
    setTime: (kind: 'estimated_close' | 'missing_in'): string =>
      kind === 'estimated_close' ? t`Set the end` : t`Set the start`,
    reject: (kind: string): string =>
      kind === 'estimated_close' ? t`Do not count the entry` : t`Do not count the punch`,
  };
}
