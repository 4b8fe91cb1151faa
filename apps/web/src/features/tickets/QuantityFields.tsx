import { useLingui } from '@lingui/react/macro';
import { ticketLimits } from '@muster/contract/tickets';
import { thousandthsOf } from '@muster/domain/tickets/quantity';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Form } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/FieldError.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import {
  emptyQuantity,
  type QuantityDraft,
  quantityLines,
  type TicketDraft,
} from './ticket-draft.ts';

type QuantityFieldsProps = {
  readonly form: Form<TicketDraft>;
  readonly name: 'materials' | 'equipment';
  readonly unit: string;
  readonly addLabel: ReactNode;
};

/** Materials or equipment by quantity; no prices on site. */
export function QuantityFields({ form, name, unit, addLabel }: QuantityFieldsProps) {
  const { t } = useLingui();
  const { label, value: lines, error, onChange: set } = form.value(name);
  const setLine = (at: number, part: Partial<QuantityDraft>) =>
    set(lines.map((line, index) => (index === at ? { ...line, ...part } : line)));
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-16 font-semibold">{label}</legend>
      <ul className="space-y-4 empty:hidden md:space-y-2">
        {lines.map((line, at) => {
          const number = at + 1;
          const isChecked = error !== null && quantityLines([line]) === null;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- lines have no id of their own
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_3rem] items-start gap-2 md:grid-cols-[minmax(0,1fr)_8rem_6rem_2.5rem]"
            >
              <TextField
                label={t`${label}, line ${number}`}
                isLabelHidden
                placeholder={t`What`}
                className="max-md:col-span-3"
                autoComplete="off"
                maxLength={ticketLimits.name}
                value={line.what}
                error={isChecked && line.what.trim() === '' ? t`Enter a name.` : null}
                onChange={({ target }) => setLine(at, { what: target.value })}
              />
              <TextField
                label={t`Quantity, line ${number}`}
                isLabelHidden
                placeholder={t`Quantity`}
                inputMode="decimal"
                autoComplete="off"
                maxLength={14}
                value={line.quantity}
                error={
                  isChecked && thousandthsOf(line.quantity) === null
                    ? t`Enter a quantity above zero.`
                    : null
                }
                onChange={({ target }) => setLine(at, { quantity: target.value })}
              />
              <TextField
                label={t`Unit, line ${number}`}
                isLabelHidden
                placeholder={unit}
                autoComplete="off"
                maxLength={ticketLimits.unit}
                value={line.unit}
                onChange={({ target }) => setLine(at, { unit: target.value })}
              />
              <IconButton
                icon={X}
                label={t`Remove line ${number}`}
                onClick={() => set(lines.filter((_, index) => index !== at))}
              />
            </li>
          );
        })}
      </ul>
      {error !== null && quantityLines(lines) !== null && (
        <FieldError id={`${name}-error`}>{error}</FieldError>
      )}
      <Button
        size="sm"
        icon={Plus}
        disabledReason={lines.length >= ticketLimits.lines ? t`This list is full.` : null}
        onClick={() => set([...lines, emptyQuantity])}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}
