import { Plural, useLingui } from '@lingui/react/macro';
import type { WaitingSheets } from '@muster/contract/timesheets';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { describeCode, describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { notify } from '../../../ui/notices.ts';
import { ClaimedNote } from '../ClaimedNote.tsx';
import { Minutes } from '../Minutes.tsx';
import { useDayWords } from '../use-day-words.ts';
import { type SheetsStep, useSheetsStep } from '../use-sheet-changes.ts';
import { useSheetWords } from '../use-sheet-words.ts';
import { groupWaiting, type WaitingRow } from './group-waiting.ts';

/**
 * One pay period: first the clean timesheets, to approve at once, then the others by name with anything odd about them.
 */
export function WaitingPeriod({
  period,
  currency,
}: {
  readonly period: WaitingSheets['periods'][number];
  readonly currency: string;
}) {
  const { t, i18n } = useLingui();
  const days = useDayWords();
  const words = useSheetWords();
  const offlineReason = useNeedsNetwork();
  const step = useSheetsStep();
  const { period_from: from, period_to: to, rows } = period;
  const { clean, toLock, others, unsigned } = groupWaiting(rows);
  const namesById = new Map(rows.map(({ person_id, name }) => [person_id, name]));
  const take = (next: SheetsStep['step'], those: readonly WaitingRow[]) =>
    step.mutate(
      { step: next, from, people: those.map(({ person_id }) => person_id) },
      {
        onSuccess: ({ refused }) => {
          if (refused.length === 0) return;
          void notify({
            tone: 'destructive',
            title: t`Some timesheets weren’t changed`,
            body: refused
              .map(
                ({ person_id, reason }) =>
                  `${namesById.get(person_id) ?? ''}: ${i18n._(describeCode(reason))}`,
              )
              .join(' '),
          });
        },
        onError: (error) =>
          void notify({
            tone: 'destructive',
            title: t`Nothing was changed`,
            body: i18n._(describeError(error)),
          }),
      },
    );
  const oddOf = (row: WaitingRow): string => {
    const kinds = Object.keys(row.exceptions).map(words.exception);
    const why = row.state === 'approved' ? row.cannot_lock : row.cannot_approve;
    return [...(why === null ? [] : [i18n._(describeCode(why))]), ...kinds].join(' · ');
  };
  return (
    <Card title={days.period(from, to)} isFlush>
      {clean.length > 0 && (
        <Together
          title={t`Signed, nothing to check`}
          rows={clean}
          action={
            <>
              <ClaimedNote
                cents={clean.reduce((sum, { claimed_cents }) => sum + claimed_cents, 0)}
                currency={currency}
              />
              <Button
                variant="primary"
                isBusy={step.isPending}
                disabledReason={offlineReason}
                onClick={() => take('approve', clean)}
              >
                <Plural
                  value={clean.length}
                  one="Approve # timesheet"
                  other="Approve # timesheets"
                />
              </Button>
            </>
          }
        />
      )}
      {toLock.length > 0 && (
        <Together
          title={t`Approved, ready to lock`}
          rows={toLock}
          action={
            <Button
              isBusy={step.isPending}
              disabledReason={offlineReason}
              onClick={() => take('lock', toLock)}
            >
              <Plural value={toLock.length} one="Lock # timesheet" other="Lock # timesheets" />
            </Button>
          }
        />
      )}
      {others.length > 0 && (
        <Group title={t`Check these first`}>
          <List>
            {others.map((row) => (
              <ListRow
                key={row.person_id}
                leading={<PersonAvatar name={row.name} personId={row.person_id} size="sm" />}
                title={<bdi className="font-medium break-words">{row.name}</bdi>}
                detail={oddOf(row)}
                trailing={<Minutes minutes={row.minutes} />}
                render={(props) => (
                  <Link
                    to="/timesheets/$from/$personId"
                    params={{ from, personId: row.person_id }}
                    {...props}
                  />
                )}
              />
            ))}
          </List>
        </Group>
      )}
      {unsigned.length > 0 && (
        <Group title={t`Not signed yet`}>
          <List>
            {unsigned.map((row) => (
              <ListRow
                key={row.person_id}
                leading={<PersonAvatar name={row.name} personId={row.person_id} size="sm" />}
                title={<bdi className="break-words">{row.name}</bdi>}
                trailing={<Minutes minutes={row.minutes} />}
                render={(props) => (
                  <Link
                    to="/timesheets/$from/$personId"
                    params={{ from, personId: row.person_id }}
                    {...props}
                  />
                )}
              />
            ))}
          </List>
        </Group>
      )}
    </Card>
  );
}

function Together({
  title,
  rows,
  action,
}: {
  readonly title: string;
  readonly rows: readonly WaitingRow[];
  readonly action: ReactNode;
}) {
  return (
    <Group title={title}>
      <div className="space-y-3 px-4 pb-4 md:px-5">
        <p className="text-14 break-words text-ink-2">{rows.map(({ name }) => name).join(', ')}</p>
        {action}
      </div>
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="border-b border-line last:border-b-0">
      <h3 className="px-4 pt-3 pb-1 text-14 font-medium text-ink-2 md:px-5">{title}</h3>
      {children}
    </section>
  );
}
