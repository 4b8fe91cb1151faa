import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { decisionKinds } from '@muster/contract';

/** Texts for decisions: the reason for each in one sentence, and the labels of the answers. */
export function useDecisionWords() {
  const { t } = useLingui();
  return {
    why: (kind: string): string => {
      const known = decisionKinds.find((one) => one === kind);
      switch (known) {
        case 'revoked_membership':
          return t`This person wasn’t with the company at that time.`;
        case 'clock_implausible':
          return t`The device’s clock was far off.`;
        case 'late_arrival':
          return t`It synced more than a week after it happened.`;
        case 'stated_time':
          return t`The time was entered by hand.`;
        case 'overlap':
          return t`Someone else clocked this person in on another project at the same time.`;
        case 'missing_in':
          return t`No clock-in found, so this time isn’t counted yet.`;
        case 'estimated_close':
          return t`No clock-out, so the end is an estimate.`;
        case 'pin_unproven':
          return t`The PIN used at the kiosk wasn’t this person’s current PIN.`;
        case 'disputed':
          return t`Someone else recorded it, and this person says it isn’t right.`;
        case 'locked_period':
          return t`It’s for a day in a locked timesheet. If it counts, the difference is paid in the next open period.`;
        case undefined:
          // A newer server may have kinds that this app doesn't know.
          return t`This punch needs review (${kind}).`;
      }
    },
    accept: (kind: string): string =>
      ({ estimate: t`Use estimate`, ignore: t`Ignore this punch`, approve: t`Approve` })[
        answerOf(kind)
      ],
    /** Label of the button that gives the suggested answers to `count` punches on `days` days. */
    acceptAll: (kinds: readonly string[], count: number, days: number): string => {
      const answers = new Set(kinds.map((kind) => answerOf(kind)));
      if (answers.size === 1 && answers.has('estimate')) {
        return plural(count, { one: 'Use estimate', other: 'Use # estimates' });
      }
      if (answers.size === 1 && answers.has('ignore')) {
        return plural(count, { one: 'Ignore this punch', other: 'Ignore # punches' });
      }
      if (answers.has('ignore')) {
        return plural(count, { one: 'Use # suggestion', other: 'Use # suggestions' });
      }
      if (count === 1) return t`Approve`;
      return plural(days, { one: 'Approve the whole day', other: 'Approve # days' });
    },
    setTime: (kind: 'estimated_close' | 'missing_in'): string =>
      kind === 'estimated_close' ? t`Set end time` : t`Set start time`,
    reject: (kind: string): string =>
      kind === 'estimated_close' ? t`Don’t count this entry` : t`Don’t count this punch`,
  };
}

function answerOf(kind: string): 'estimate' | 'ignore' | 'approve' {
  if (kind === 'estimated_close') return 'estimate';
  return kind === 'missing_in' ? 'ignore' : 'approve';
}
