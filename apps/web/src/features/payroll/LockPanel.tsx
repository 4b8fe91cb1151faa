import { Plural, useLingui } from '@lingui/react/macro';
import type { PayrollPeriod } from '@muster/contract/payroll';
import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { LockQuestion } from '../../ui/time/LockQuestion.tsx';
import { usePayrollLines } from './payroll-queries.ts';
import { useLockSheets } from './use-payroll-changes.ts';

/** The most that `lock_sheets` accepts. */
const mostAtOnce = 1000;

/** The step before a file: locks the approved timesheets here instead of under Timesheets. */
export function LockPanel({ period }: { readonly period: PayrollPeriod }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const lines = usePayrollLines(period.period_from);
  const lock = useLockSheets();
  const [isAsking, setAsking] = useState(false);
  const approved = period.counts.approved ?? 0;
  const notApproved = period.people - approved - (period.counts.locked ?? 0);
  if (!period.is_over || approved + notApproved <= 0) return null;
  const people = (lines.data ?? [])
    .filter(({ state }) => state === 'approved')
    .map(({ person_id }) => person_id)
    .slice(0, mostAtOnce);
  const take = () =>
    lock.mutate(
      { from: period.period_from, people },
      {
        onSuccess: ({ applied, refused }) => {
          setAsking(false);
          const [count, left] = [applied.length, refused.length];
          void notify({
            tone: left > 0 ? 'plain' : 'good',
            title: t`Timesheets locked: ${count}`,
            ...(left > 0 && { body: t`Not locked: ${left}. See what’s missing below.` }),
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
  return (
    <Card
      title={t`Lock`}
      description={
        <Plural
          value={approved}
          _0="No approved timesheets"
          one="# approved timesheet"
          other="# approved timesheets"
        />
      }
    >
      <div className="space-y-3">
        {approved > 0 && (
          <Button
            variant="primary"
            block
            icon={Lock}
            disabledReason={offlineReason}
            disabled={people.length === 0}
            onClick={() => setAsking(true)}
          >
            <Plural value={people.length} one="Lock # timesheet" other="Lock # timesheets" />
          </Button>
        )}
        {notApproved > 0 && (
          <Link
            to="/timesheets"
            search={{ period: period.period_from }}
            className="inline-flex min-h-11 items-center text-14 font-medium text-accent-ink underline-offset-2 hover:underline"
          >
            <Plural
              value={notApproved}
              one="# timesheet isn’t approved yet"
              other="# timesheets aren’t approved yet"
            />
          </Link>
        )}
      </div>
      {isAsking && (
        <LockQuestion
          count={people.length}
          notApproved={notApproved}
          isBusy={lock.isPending}
          disabledReason={offlineReason}
          onLock={take}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}
