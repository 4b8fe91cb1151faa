import { Trans, useLingui } from '@lingui/react/macro';
import type { LaborBurden, LaborBurdens } from '@muster/contract/job-costs';
import { decimalText } from '@muster/domain/money/decimal-text';
import Percent from 'lucide-react/icons/percent';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useLaborBurdens } from '../cost-queries.ts';
import { useCostWords } from '../use-cost-words.ts';
import { BurdenSheet } from './BurdenSheet.tsx';

/** Labor burden, the cost on top of pay, for everyone, a classification or a person. */
export function BurdenSection() {
  const { i18n } = useLingui();
  const query = useLaborBurdens();
  if (query.isError) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the burden</Trans>}
        onRetry={() => void query.refetch()}
      >
        {i18n._(describeError(query.error))}
      </ErrorState>
    );
  }
  return query.data === undefined ? <SkeletonRows count={4} /> : <Burdens list={query.data} />;
}

function Burdens({ list }: { readonly list: LaborBurdens }) {
  const { t } = useLingui();
  const words = useCostWords();
  const [opened, setOpened] = useState<LaborBurden | 'new' | null>(null);
  const scopeOf = ({ person, classification }: LaborBurden) =>
    person?.name ?? classification ?? t`Everyone else`;
  const add = (
    <Button icon={Plus} onClick={() => setOpened('new')}>
      <Trans>Add burden</Trans>
    </Button>
  );
  return (
    <>
      {list.burdens.length === 0 ? (
        <EmptyState icon={Percent} action={add}>
          <Trans>Labor cost is pay alone. Add a percentage for payroll taxes and insurance.</Trans>
        </EmptyState>
      ) : (
        <div className="space-y-4">
          <Card isFlush>
            <List label={t`Labor burden`}>
              {list.burdens.map((burden) => (
                <ListRow
                  key={burden.id}
                  title={<bdi>{scopeOf(burden)}</bdi>}
                  detail={t`Effective ${words.day(burden.valid_from)}`}
                  trailing={`${decimalText(burden.percent, 2, words.locale)}%`}
                  onPress={() => setOpened(burden)}
                />
              ))}
            </List>
          </Card>
          {add}
        </div>
      )}
      {opened !== null && (
        <BurdenSheet
          burden={opened === 'new' ? null : opened}
          list={list}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
