import { useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { CorrectionCard } from './CorrectionCard.tsx';

/** The corrections of a timesheet's days. */
export function SheetCorrections({ corrections }: Pick<Sheet, 'corrections'>) {
  const { t } = useLingui();
  if (corrections.length === 0) return null;
  return (
    <Card title={t`Corrections`} isFlush>
      <List>
        {corrections.map((correction) => (
          <CorrectionCard key={correction.id} correction={correction} />
        ))}
      </List>
    </Card>
  );
}
