import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadProject } from '@muster/contract/projects';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { dayBefore, dayKeyAt } from '../../../ui/time/day-key.ts';

const shownDays = 14;

/** Hours of the last two weeks, a bar a day. */
export function HoursCard({ page }: { readonly page: ReadProject }) {
  const { t, i18n } = useLingui();
  const byDay = new Map(page.days.map((day) => [day.day, day]));
  const [openedAtMs] = useState(() => Date.now());
  const today = dayKeyAt(openedAtMs, page.time_zone);
  const days = lastDays(today, shownDays);
  const most = Math.max(60, ...page.days.map(({ minutes }) => minutes));
  const hours = (minutes: number) => i18n.number(minutes / 60, { maximumFractionDigits: 1 });
  const total = page.days.reduce((sum, { minutes }) => sum + minutes, 0);
  const dayText = (day: string, options: Intl.DateTimeFormatOptions) =>
    i18n.date(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });
  const totalHours = hours(total);
  return (
    <Card
      title={t`Hours in the last two weeks`}
      actions={<span className="text-14 text-ink-2 tabular-nums">{t`${totalHours} h`}</span>}
    >
      {total === 0 ? (
        <p className="text-14 text-ink-3">
          <Trans>No one has worked here in the last two weeks.</Trans>
        </p>
      ) : (
        <ol aria-label={t`Hours by day`} className="flex h-36 items-end gap-1 md:gap-2">
          {days.map((day) => {
            const minutes = byDay.get(day)?.minutes ?? 0;
            const dayHours = hours(minutes);
            const people = byDay.get(day)?.people ?? 0;
            const date = dayText(day, { weekday: 'short', month: 'short', day: 'numeric' });
            return (
              <li
                key={day}
                title={t`${date}: ${dayHours} h, people: ${people}`}
                className="flex h-full min-w-0 flex-1 flex-col items-center justify-end gap-1"
              >
                <span className="sr-only">{t`${date}: ${dayHours} h, people: ${people}`}</span>
                <span aria-hidden className="hidden text-12 text-ink-3 tabular-nums md:block">
                  {minutes > 0 && dayHours}
                </span>
                <span
                  aria-hidden
                  className={
                    minutes > 0
                      ? clsx(
                          'w-full max-w-8 rounded-t-[4px]',
                          day === today ? 'border border-highlight-edge bg-highlight' : 'bg-choice',
                        )
                      : 'w-full max-w-8 bg-line'
                  }
                  style={{ height: minutes > 0 ? `${Math.max(3, (minutes / most) * 74)}%` : '2px' }}
                />
                <span aria-hidden className="text-12 text-ink-3 tabular-nums">
                  {dayText(day, { day: 'numeric' })}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}

function lastDays(today: string, count: number): readonly string[] {
  const days = [today];
  while (days.length < count) days.unshift(dayBefore(days[0] ?? today));
  return days;
}
