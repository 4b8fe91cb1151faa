import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayroll } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { PlanSheet } from './PlanSheet.tsx';

const most = 6;

/** The benefit plans that the company claims credit for on this project. */
export function PlansCard({ payroll }: { readonly payroll: CertifiedPayroll }) {
  const { t } = useLingui();
  const plans = payroll.contract.fringe_plans;
  const [place, setPlace] = useState<number | null>(null);
  return (
    <Card
      title={t`Benefit plans`}
      description={
        <Trans>
          Plans that count toward the prevailing wage, with an hourly credit for each person.
        </Trans>
      }
      isFlush
    >
      {plans.length > 0 && (
        <List label={t`Benefit plans`}>
          {plans.map((plan, index) => (
            <ListRow
              key={plan.name}
              title={<bdi className="break-words">{plan.name}</bdi>}
              detail={
                [
                  plan.kind,
                  plan.number,
                  plan.is_funded === null ? null : plan.is_funded ? t`Funded` : t`Unfunded`,
                ]
                  .filter((part) => part !== null)
                  .join(' · ') || <Trans>Type, number and funding are missing</Trans>
              }
              onPress={() => setPlace(index)}
            />
          ))}
        </List>
      )}
      {plans.length < most && (
        <div className="px-4 py-3 md:px-5">
          <Button onClick={() => setPlace(plans.length)}>
            <Trans>Add plan</Trans>
          </Button>
        </div>
      )}
      {place !== null && (
        <PlanSheet payroll={payroll} place={place} onClose={() => setPlace(null)} />
      )}
    </Card>
  );
}
