import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { controlStyles } from '../../../ui/control-styles.ts';
import { Duration } from '../../../ui/Duration.tsx';
import { SidewaysScroll } from '../../../ui/SidewaysScroll.tsx';
import { useDayWords } from '../use-day-words.ts';
import type { useWeekEntry } from './use-week-entry.ts';

type WeekGridProps = {
  readonly people: readonly { readonly person_id: string; readonly name: string }[];
  readonly dates: readonly string[];
  /** By `person_id date`; such a day is fixed on the timesheet, not here. */
  readonly minutes: ReadonlyMap<string, number>;
  readonly isOpen: (date: string) => boolean;
  readonly entry: ReturnType<typeof useWeekEntry>;
  /** After a try to save. */
  readonly showsWrong: boolean;
};

/** People by days: typed, pasted from a spreadsheet, and moved through by keyboard. */
export function WeekGrid({ people, dates, minutes, isOpen, entry, showsWrong }: WeekGridProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const table = useRef<HTMLTableElement>(null);
  const isFree = (personId: string, date: string) =>
    isOpen(date) && !minutes.has(`${personId} ${date}`);
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-cell="${row + step} ${column}"]`)?.focus();
  };
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const pasted = text.split(/\r?\n/).flatMap((line, down) =>
      line.split('\t').flatMap((cell, right): (readonly [string, string])[] => {
        const person = people[row + down];
        const date = dates[column + right];
        const isTaken =
          person !== undefined && date !== undefined && isFree(person.person_id, date);
        return isTaken && cell.trim() !== ''
          ? [[`${person.person_id} ${date}`, cell.trim().slice(0, 20)]]
          : [];
      }),
    );
    entry.typeAll(new Map(pasted));
  };
  return (
    <Card isFlush>
      <SidewaysScroll label={t`Hours by person and day`}>
        <table ref={table} className="w-full min-w-[56rem] border-collapse">
          <thead>
            <tr className="border-b border-line text-left text-14 text-ink-2">
              <th scope="col" className="px-4 py-2 font-medium">
                {t`Person`}
              </th>
              {dates.map((date) => (
                <th key={date} scope="col" className="w-[12%] px-3 py-2 text-right font-medium">
                  {days.day(date)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ person_id: personId, name }, row) => (
              <tr key={personId} className="border-b border-line last:border-0">
                <th scope="row" className="max-w-56 truncate px-4 py-1 text-left font-normal">
                  {name}
                </th>
                {dates.map((date, column) => {
                  const key = `${personId} ${date}`;
                  const worked = minutes.get(key);
                  const wrong = showsWrong ? entry.wrong(key) : null;
                  return (
                    <td key={date} className="border-l border-line p-0 text-right align-top">
                      {worked !== undefined ? (
                        <Link
                          to="/timesheets/$from/$personId"
                          params={{ from: date, personId }}
                          className="inline-flex min-h-11 items-center px-3 text-14 text-ink-2 underline-offset-2 hover:underline md:min-h-9"
                        >
                          <Duration minutes={worked} />
                        </Link>
                      ) : isOpen(date) ? (
                        <>
                          <input
                            data-cell={`${row} ${column}`}
                            aria-label={t`${name}, ${days.day(date)}`}
                            aria-invalid={wrong !== null}
                            autoComplete="off"
                            maxLength={20}
                            value={entry.textOf(key)}
                            onChange={(event) => entry.type(key, event.target.value)}
                            onKeyDown={(event) => move(event, row, column)}
                            onPaste={(event) => paste(event, row, column)}
                            className={clsx(
                              controlStyles,
                              'h-11 rounded-none border-transparent text-right tabular-nums md:h-9',
                            )}
                          />
                          {wrong !== null && (
                            <span className="block px-3 pb-1.5 text-left text-12 text-danger-ink">
                              {wrong}
                            </span>
                          )}
                        </>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </SidewaysScroll>
    </Card>
  );
}
