import { useLingui } from '@lingui/react/macro';
import type { TimeOff } from '@muster/contract/time-off';
import { Card } from '../../../ui/Card.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { useTimeOffWords } from './use-time-off-words.ts';

/** The history of each balance: everything added and used, newest first. */
export function TimeOffLedger({ timeOff }: { readonly timeOff: TimeOff }) {
  const { t } = useLingui();
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const names = new Map(timeOff.balances.map(({ kind }) => [kind.id, kind.name]));
  if (timeOff.ledger.length === 0) return null;
  return (
    <Card title={t`Balance history`} isFlush>
      <ul className="divide-y divide-line">
        {timeOff.ledger.map((line) => (
          <li
            key={line.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 md:px-5"
          >
            <div className="min-w-0 flex-1 basis-36 wrap-anywhere">
              {/* A kind that was removed has no balance to take its name from. */}
              <p>{names.get(line.kind_id) ?? offWords.cause(line.cause)}</p>
              <p className="text-14 text-ink-3">
                {[
                  names.has(line.kind_id) ? offWords.cause(line.cause) : null,
                  words.day(line.on_date),
                  line.by,
                  line.reason,
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
            </div>
            <p className="ml-auto shrink-0 text-right tabular-nums">
              <span className="block">{offWords.change(line.minutes)}</span>
              <span className="block text-14 text-ink-3">
                {offWords.balance(line.balance_minutes)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
