import { Trans, useLingui } from '@lingui/react/macro';
import type { TimeOff } from '@muster/contract/time-off';
import { Card } from '../../../ui/Card.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { useTimeOffWords } from './use-time-off-words.ts';

/** The balance of each kind that accrues; other kinds have none. */
export function BalancesCard({ balances }: Pick<TimeOff, 'balances'>) {
  const { t } = useLingui();
  const words = useShiftWords();
  const offWords = useTimeOffWords();
  const counted = balances.filter(({ balance_minutes }) => balance_minutes !== null);
  if (counted.length === 0) return null;
  return (
    <Card title={t`Balances`} isFlush>
      <ul className="grid grid-cols-1 divide-y divide-line md:grid-cols-2 md:divide-y-0">
        {counted.map(({ kind, balance_minutes, waiting_minutes }) => (
          <li key={kind.id} className="px-4 py-3 md:px-5">
            <p className="text-14 text-ink-2">{kind.name}</p>
            <p className="text-22 font-semibold tracking-title tabular-nums">
              {offWords.balance(balance_minutes ?? 0)}
            </p>
            {waiting_minutes > 0 && (
              <p className="text-14 text-ink-3">
                <Trans>{words.length(waiting_minutes)} requested, not reviewed yet</Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
