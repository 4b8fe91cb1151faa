import { Trans, useLingui } from '@lingui/react/macro';
import { ticketLimits } from '@muster/contract/tickets';
import { minutesOf } from '@muster/domain/tickets/quantity';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../ui/Button.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { emptyLabor, type LaborDraft, laborLines } from './ticket-draft.ts';
import type { TicketForm } from './use-ticket-form.ts';

/** Fields for the people who worked and their hours, prefilled from the punches until someone types. */
export function LaborFields({ ticket }: { readonly ticket: TicketForm }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const { form, labor, punched, punchedAsOfMs } = ticket;
  const { label, error } = form.value('labor');
  const set = (next: readonly LaborDraft[] | null) => form.change({ labor: next });
  const setLine = (at: number, part: Partial<LaborDraft>) =>
    set(labor.map((line, index) => (index === at ? { ...line, ...part } : line)));
  const minutes = labor.reduce((sum, { hours }) => sum + (minutesOf(hours) ?? 0), 0);
  const isPunched = form.values.labor === null && punched.length > 0;
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="flex w-full items-baseline justify-between gap-4 text-16 font-semibold">
        {label}
        {minutes > 0 && <Duration minutes={minutes} className="font-medium" />}
      </legend>
      {isPunched && (
        <p className="text-14 text-ink-3">
          {punchedAsOfMs === null ? (
            <Trans>From the punches of that day. Change what wasn’t extra work.</Trans>
          ) : (
            <Trans>
              From the punches as of {times.dayAndTime(punchedAsOfMs, readerZone())}. Change what
              wasn’t extra work.
            </Trans>
          )}
        </p>
      )}
      <ul className="space-y-4 md:space-y-2">
        {labor.map((line, at) => {
          const number = at + 1;
          const isChecked = error !== null && laborLines([line]) === null;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- lines have no id of their own
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_5.5rem_3rem] items-start gap-2 md:grid-cols-[minmax(0,1fr)_12rem_6rem_2.5rem]"
            >
              <TextField
                label={t`Name, line ${number}`}
                isLabelHidden
                placeholder={t`Name`}
                className="max-md:col-span-3"
                autoComplete="off"
                maxLength={ticketLimits.name}
                value={line.name}
                error={isChecked && line.name.trim() === '' ? t`Enter a name.` : null}
                onChange={({ target }) => setLine(at, { name: target.value })}
              />
              <TextField
                label={t`Class, line ${number}`}
                isLabelHidden
                placeholder={t`Class`}
                autoComplete="off"
                maxLength={ticketLimits.classification}
                value={line.classification}
                onChange={({ target }) => setLine(at, { classification: target.value })}
              />
              <TextField
                label={t`Hours, line ${number}`}
                isLabelHidden
                placeholder="7:30"
                autoComplete="off"
                maxLength={8}
                value={line.hours}
                error={isChecked && minutesOf(line.hours) === null ? t`Such as 7:30` : null}
                onChange={({ target }) => setLine(at, { hours: target.value })}
              />
              <IconButton
                icon={X}
                label={t`Remove line ${number}`}
                onClick={() => set(labor.filter((_, index) => index !== at))}
              />
            </li>
          );
        })}
      </ul>
      {error !== null && laborLines(labor) !== null && (
        <FieldError id="labor-error">{error}</FieldError>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={Plus}
          data-invalid={error !== null && labor.length === 0 ? true : undefined}
          disabledReason={labor.length >= ticketLimits.lines ? t`This list is full.` : null}
          onClick={() => set([...labor, emptyLabor])}
        >
          <Trans>Add labor</Trans>
        </Button>
        {form.values.labor !== null && punched.length > 0 && (
          <Button size="sm" variant="quiet" onClick={() => set(null)}>
            <Trans>Hours from the punches</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  );
}
