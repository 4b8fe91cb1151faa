import { useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { amountText } from '@muster/domain/money/decimal-text';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetClaims } from './use-sheet-claims.ts';

const tones = {
  waiting: 'attention',
  approved: 'done',
  paid: 'done',
  returned: 'danger',
  withdrawn: 'off',
} as const;

/** Claims of the period. Approving the timesheet also approves its pending claims for miles and days. */
export function SheetClaims({ sheet }: { readonly sheet: Sheet }) {
  const { t, i18n } = useLingui();
  const days = useDayWords();
  const found = useSheetClaims(sheet);
  if (found === null || found.claims.length === 0) return null;
  const region = i18n.locales ?? i18n.locale;
  const kinds = { receipt: t`Receipt`, mileage: t`Mileage`, per_diem: t`Per diem` };
  const states = {
    waiting: t({ message: 'Waiting', context: 'a claim' }),
    approved: t({ message: 'Approved', context: 'a claim' }),
    paid: t({ message: 'Paid', context: 'a claim' }),
    returned: t({ message: 'Returned', context: 'a claim' }),
    withdrawn: t({ message: 'Withdrawn', context: 'a claim' }),
  };
  return (
    <Card
      title={t`Claims`}
      description={t`Paid back through payroll. Not part of the hours.`}
      isFlush
    >
      <List>
        {found.claims.map((claim) => (
          <ListRow
            key={claim.id}
            title={
              <span className="inline-block first-letter:uppercase">{`${days.day(claim.day)} · ${kinds[claim.kind]}`}</span>
            }
            detail={
              <span className="flex flex-wrap gap-x-3">
                <bdi className="wrap-anywhere">{claim.project.name}</bdi>
                <StatusBadge tone={tones[claim.state]} look="plain">
                  {states[claim.state]}
                </StatusBadge>
                {claim.is_unworked && (
                  <StatusBadge tone="attention" look="plain">{t`No work on this day`}</StatusBadge>
                )}
              </span>
            }
            trailing={
              <span className="tabular-nums">
                {amountText(claim.amount_cents, found.currency, region)}
              </span>
            }
            render={(row) => (
              <Link to="/purchase-orders/claims" search={{ claim: claim.id }} {...row} />
            )}
          />
        ))}
      </List>
    </Card>
  );
}
