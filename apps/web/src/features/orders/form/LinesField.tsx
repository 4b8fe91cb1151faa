import { Trans, useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import Plus from 'lucide-react/icons/plus';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/Button.tsx';
import { LineFields } from './LineFields.tsx';
import { type LineDraft, newLine } from './order-draft.ts';

type LinesFieldProps = {
  readonly lines: readonly LineDraft[];
  readonly onChange: (lines: readonly LineDraft[]) => void;
  readonly currency: string;
  /** An order at a counter may not know its prices yet. */
  readonly isPriceOptional: boolean;
  readonly isWrong: (row: number, name: keyof LineDraft) => boolean;
};

/** The lines of an order, one below the other. */
export function LinesField({ lines, onChange, ...shown }: LinesFieldProps) {
  const { t } = useLingui();
  const add = () => {
    const line = newLine(lines.at(-1));
    flushSync(() => onChange([...lines, line]));
    document.querySelector<HTMLElement>(`[data-line="${line.id}"]`)?.focus();
  };
  return (
    <div className="space-y-4">
      <ol aria-label={t`Lines`} className="space-y-4">
        {lines.map((line, row) => (
          <li key={line.id}>
            <LineFields
              {...shown}
              line={line}
              row={row}
              onChange={(part) =>
                onChange(lines.map((one) => (one.id === line.id ? { ...one, ...part } : one)))
              }
              onRemove={
                lines.length === 1 ? null : () => onChange(lines.filter(({ id }) => id !== line.id))
              }
            />
          </li>
        ))}
      </ol>
      <Button
        icon={Plus}
        disabledReason={
          lines.length >= orderLimits.lines
            ? t`An order has at most ${orderLimits.lines} lines.`
            : null
        }
        onClick={add}
      >
        <Trans>Add line</Trans>
      </Button>
    </div>
  );
}
