import { Trans, useLingui } from '@lingui/react/macro';
import type { SupportVisit, VisitRead } from '@muster/contract/visits';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { dateTimeText } from '../../ui/time/date-time-text.ts';
import type { StatusTone } from '../../ui/status.ts';

/** Visits, newest first: who, why, when, and what was opened. */
export function VisitList({
  visits,
  ofCompany,
  renderActions,
}: {
  readonly visits: readonly SupportVisit[];
  readonly ofCompany: boolean;
  readonly renderActions?: (visit: SupportVisit) => ReactNode;
}) {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<VisitRead, string>> = {
    my_clock: t`Clock`,
    my_schedule: t`Schedule`,
    my_sheet: t`Timesheet`,
    notification_log: t`Messages`,
    visited_person: t`Account and devices`,
  };
  const states: Readonly<Record<SupportVisit['state'], readonly [StatusTone, string]>> = {
    waiting: ['attention', t`Waiting for your answer`],
    refused: ['off', t`Refused`],
    withdrawn: ['off', t`Not answered`],
    open: ['attention', t`Looking now`],
    over: ['off', t({ message: 'Ended', context: 'a visit' })],
  };
  return (
    <ul className="divide-y divide-line">
      {visits.map((visit) => {
        const [tone, state] = states[visit.state];
        const { by, person } = visit;
        const end = visit.ended_at;
        return (
          <li key={visit.id} className="space-y-1 px-4 py-3 text-14 md:px-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-16 md:text-14">
              <span className="min-w-0 font-medium wrap-anywhere">
                {ofCompany ? (
                  <Trans>
                    {by}, as {person}
                  </Trans>
                ) : (
                  <bdi>{by}</bdi>
                )}
              </span>
              <StatusBadge tone={tone} look="plain">
                {state}
              </StatusBadge>
            </p>
            <p className="wrap-anywhere text-ink-2">“{visit.reason}”</p>
            <p className="text-ink-3">
              {dateTimeText(i18n, visit.begun_at ?? visit.asked_at)}
              {visit.begun_at !== null && end !== null && (
                <> – {i18n.date(end, { timeStyle: 'short' })}</>
              )}
            </p>
            {visit.begun_at !== null && (
              <p className="text-ink-2">
                {visit.opened.length === 0 ? (
                  <Trans>Nothing was opened.</Trans>
                ) : (
                  <Trans>
                    Opened: {visit.opened.map(({ opened }) => names[opened]).join(', ')}
                  </Trans>
                )}
              </p>
            )}
            {renderActions?.(visit)}
          </li>
        );
      })}
    </ul>
  );
}
