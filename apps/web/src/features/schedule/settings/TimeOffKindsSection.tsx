import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOffKind, TimeOffKinds } from '@muster/contract/time-off';
import Plane from 'lucide-react/icons/plane';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useTimeOffWords } from '../time-off/use-time-off-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { LoadedSection } from './LoadedSection.tsx';
import { timeOffKindsQuery } from './settings-queries.ts';
import { TimeOffKindSheet } from './TimeOffKindSheet.tsx';

/** The kinds of time off that people can ask for. */
export function TimeOffKindsSection() {
  const { user_id } = useIdentity();
  return (
    <LoadedSection result={useSnapshotQuery(timeOffKindsQuery(user_id))}>
      {({ kinds, over_cap }) => (
        <>
          <Kinds kinds={kinds} />
          {over_cap.length > 0 && <CreditsOverCap kinds={kinds} credits={over_cap} />}
        </>
      )}
    </LoadedSection>
  );
}

function Kinds({ kinds }: { readonly kinds: readonly TimeOffKind[] }) {
  const { t } = useLingui();
  // Null: the sheet is closed. A new kind has no id yet.
  const [edited, setEdited] = useState<{ readonly id: string | null } | null>(null);
  const active = kinds.filter(({ archived_at }) => archived_at === null);
  const add = (
    <Button icon={Plus} onClick={() => setEdited({ id: null })}>
      <Trans>Add time off type</Trans>
    </Button>
  );
  return (
    <>
      {active.length === 0 ? (
        <EmptyState icon={Plane} action={add}>
          <Trans>People can’t request time off until you add a type.</Trans>
        </EmptyState>
      ) : (
        <Card isFlush>
          <List label={t`Time off types`}>
            {active.map((kind) => (
              <KindRow key={kind.id} kind={kind} onOpen={() => setEdited({ id: kind.id })} />
            ))}
          </List>
        </Card>
      )}
      {active.length > 0 && add}
      {edited !== null && (
        <TimeOffKindSheet
          key={edited.id ?? 'new'}
          kind={kinds.find(({ id }) => id === edited.id) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

function KindRow({ kind, onOpen }: { readonly kind: TimeOffKind; readonly onOpen: () => void }) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { accrual, period, accrued_minutes, per_worked_minutes } = kind;
  const accrued = words.length(accrued_minutes ?? 0);
  const perWorked = words.length(per_worked_minutes ?? 0);
  const earned = {
    none: t`nothing accrues`,
    period: period === 'year' ? t`${accrued} a year` : t`${accrued} a month`,
    hours: t`${accrued} for every ${perWorked} worked`,
  }[accrual];
  const paid = kind.is_paid
    ? t({ message: 'Paid', context: 'time off' })
    : t({ message: 'Unpaid', context: 'time off' });
  return <ListRow title={kind.name} detail={[paid, earned].join(' · ')} onPress={onOpen} />;
}

type CreditsOverCapProps = {
  readonly kinds: readonly TimeOffKind[];
  readonly credits: TimeOffKinds['over_cap'];
};

/** Time that was added although the balance had reached its cap. */
function CreditsOverCap({ kinds, credits }: CreditsOverCapProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const names = new Map(kinds.map(({ id, name }) => [id, name]));
  return (
    <Card
      title={t`Added above the maximum balance`}
      description={
        <Trans>
          This time was added after the balance had reached its maximum. None of it was removed.
        </Trans>
      }
      isFlush
    >
      <List label={t`Added above the maximum balance`}>
        {credits.map(({ person, kind_id, on_date, over_cap_minutes }) => (
          <ListRow
            key={`${person.person_id} ${kind_id} ${on_date}`}
            title={person.name}
            detail={[names.get(kind_id), words.fullDay(on_date)].join(' · ')}
            trailing={offWords.change(over_cap_minutes)}
          />
        ))}
      </List>
    </Card>
  );
}
