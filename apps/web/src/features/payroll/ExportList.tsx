import { useLingui } from '@lingui/react/macro';
import type { PayrollExport } from '@muster/contract/payroll';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { usePayrollWords } from './use-payroll-words.ts';

/** Files that were made, each leading to its page. */
export function ExportList({
  title,
  exports,
}: {
  readonly title: string;
  readonly exports: readonly PayrollExport[];
}) {
  const { t } = useLingui();
  const words = usePayrollWords();
  if (exports.length === 0) return null;
  return (
    <Card title={title} isFlush>
      <List label={title}>
        {exports.map((file) => {
          const { number } = file;
          const name = t`Export ${number}`;
          const notes = [
            words.instant(file.asked_at),
            file.is_delta ? t`Changes only` : null,
            file.state === 'done' ? null : words.exportState(file.state),
          ].filter((note) => note !== null);
          return (
            <ListRow
              key={file.id}
              title={`${name} · ${words.format(file.format)}`}
              detail={notes.join(' · ')}
              trailing={words.money(file.totals.cents)}
              render={(row) => <Link to="/payroll/exports/$id" params={{ id: file.id }} {...row} />}
            />
          );
        })}
      </List>
    </Card>
  );
}
