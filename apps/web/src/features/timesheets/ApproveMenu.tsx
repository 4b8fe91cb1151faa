import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeCode, describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { NameList } from '../../ui/NameList.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { LockQuestion } from '../../ui/time/LockQuestion.tsx';
import type { BoardRow } from './board-row.ts';
import { ClaimedNote } from './ClaimedNote.tsx';
import { type SheetsStep, useSheetsStep } from './use-sheet-changes.ts';

type ApproveMenuProps = {
  readonly from: string;
  readonly rows: readonly BoardRow[];
  readonly currency: string;
  readonly ids: ReadonlySet<string>;
  readonly onDone: () => void;
};

type Refused = readonly { readonly person_id: string; readonly reason: string }[];

/** Approves or locks the selected timesheets, and lists those left unchanged with the reason. */
export function ApproveMenu({ from, rows, currency, ids, onDone }: ApproveMenuProps) {
  const { t, i18n } = useLingui();
  const isAdmin = useIdentity().role === 'admin';
  const offlineReason = useNeedsNetwork();
  const step = useSheetsStep();
  const [refused, setRefused] = useState<Refused>([]);
  const [isLocking, setLocking] = useState(false);
  const chosen = rows.filter(({ person_id }) => ids.has(person_id));
  const approved = chosen.filter(({ state }) => state === 'approved').length;
  const locked = chosen.filter(({ state }) => state === 'locked').length;
  const claimed = chosen
    .filter(({ cannot_approve: why }) => why === null)
    .reduce((sum, { claimed_cents }) => sum + claimed_cents, 0);
  // The only step left for an approved timesheet is locking it.
  const canLock = isAdmin && approved > 0;
  const take = (next: SheetsStep['step']) =>
    step.mutate(
      { step: next, from, people: [...ids] },
      {
        onSuccess: ({ applied, refused: left }) => {
          const count = applied.length;
          if (count > 0) {
            void notify({
              tone: 'good',
              title:
                next === 'lock' ? t`Timesheets locked: ${count}` : t`Timesheets approved: ${count}`,
            });
          }
          setRefused(left);
          if (left.length === 0) onDone();
        },
        onError: (error) =>
          void notify({
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  const namesById = new Map(rows.map(({ person_id, name }) => [person_id, name]));
  return (
    <>
      <Button
        variant={canLock ? 'secondary' : 'primary'}
        size="sm"
        isBusy={step.isPending}
        disabledReason={offlineReason}
        onClick={() => take('approve')}
      >
        <Trans>Approve</Trans>
      </Button>
      {isAdmin && (
        <Button
          variant={canLock ? 'primary' : 'secondary'}
          size="sm"
          isBusy={step.isPending}
          disabledReason={offlineReason}
          onClick={() => (approved > 0 ? setLocking(true) : take('lock'))}
        >
          <Trans>Lock</Trans>
        </Button>
      )}
      <ClaimedNote cents={claimed} currency={currency} />
      {isLocking && (
        <LockQuestion
          count={approved}
          notApproved={chosen.length - approved - locked}
          isBusy={step.isPending}
          disabledReason={offlineReason}
          onLock={() => {
            setLocking(false);
            take('lock');
          }}
          onClose={() => setLocking(false)}
        />
      )}
      {refused.length > 0 && (
        <Sheet
          isOpen
          onOpenChange={() => setRefused([])}
          title={t`Not changed`}
          footer={
            <Button variant="primary" size="lg" onClick={() => setRefused([])}>
              <Trans>OK</Trans>
            </Button>
          }
        >
          <div className="space-y-4">
            <p>
              <Plural
                value={refused.length}
                one="# timesheet wasn’t changed."
                other="# timesheets weren’t changed."
              />
            </p>
            {[...Map.groupBy(refused, ({ reason }) => reason)].map(([reason, those]) => (
              <section key={reason}>
                <h3 className="font-medium">{i18n._(describeCode(reason))}</h3>
                <NameList names={those.map(({ person_id }) => namesById.get(person_id) ?? '')} />
              </section>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
