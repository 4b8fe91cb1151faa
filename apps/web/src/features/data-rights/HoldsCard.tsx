import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalHold, LegalHolds } from '@muster/contract/legal-holds';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import type { SnapshotResult } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { HoldDetailSheet } from './HoldDetailSheet.tsx';
import { useHoldWords } from './use-hold-words.ts';

/** The company's legal holds, those in effect first. */
export function HoldsCard({ holds }: { readonly holds: SnapshotResult<LegalHolds> }) {
  const { t, i18n } = useLingui();
  const { about, day } = useHoldWords();
  const [opened, setOpened] = useState<LegalHold | null>(null);
  const rows =
    holds.status === 'ready'
      ? holds.data.holds.toSorted((a, b) => Number(b.is_in_force) - Number(a.is_in_force))
      : [];
  const stateOf = ({ is_in_force, until }: LegalHold) => {
    if (!is_in_force)
      return <StatusBadge tone="off">{t({ message: 'Ended', context: 'hold' })}</StatusBadge>;
    const last = until === null ? null : day(until);
    return (
      <StatusBadge tone="attention">
        {last === null ? t({ message: 'On hold', context: 'hold' }) : t`Until ${last}`}
      </StatusBadge>
    );
  };
  return (
    <Card
      title={t`Legal hold`}
      description={
        <Trans>
          While a hold is in effect, nothing it covers is deleted, by age or with an account.
          Punches, hours, pay and the audit log are never deleted by age.
        </Trans>
      }
      isFlush
    >
      {holds.status === 'loading' && <SkeletonRows count={2} />}
      {holds.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load what is on hold</Trans>} onRetry={holds.retry}>
          {i18n._(describeError(holds.error))}
        </ErrorState>
      )}
      {holds.status === 'ready' && rows.length === 0 && (
        <EmptyState icon={Scale}>
          <Trans>Nothing is on hold</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <List>
          {rows.map((hold) => (
            <ListRow
              key={hold.id}
              title={<span className="wrap-anywhere">{about(hold)}</span>}
              detail={<span className="line-clamp-2 wrap-anywhere">{hold.reason}</span>}
              trailing={stateOf(hold)}
              onPress={() => setOpened(hold)}
            />
          ))}
        </List>
      )}
      {opened !== null && <HoldDetailSheet hold={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
