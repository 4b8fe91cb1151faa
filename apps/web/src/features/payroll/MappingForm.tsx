import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayrollMapping } from '@muster/contract/payroll';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { notify } from '../../ui/notices.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { MappingField } from './MappingField.tsx';
import {
  mappingRows,
  mappingTrouble,
  type MappingPart,
  type MappingRow,
  partsOf,
} from './mapping-rows.ts';
import { usePayrollWords } from './use-payroll-words.ts';
import { useSaveMapping } from './use-payroll-changes.ts';

const rowsAtFirst = 50;

type MappingFormProps = {
  readonly mapping: PayrollMapping;
  readonly part: MappingPart;
  readonly onPart: (part: MappingPart) => void;
};

/** Names to type in, part by part; all that was typed is saved at once. */
export function MappingForm({ mapping, part: asked, onPart }: MappingFormProps) {
  const { t, i18n } = useLingui();
  const words = usePayrollWords();
  const save = useSaveMapping();
  const offlineReason = useNeedsNetwork();
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const [search, setSearch] = useState('');
  const [mostRows, setMostRows] = useState(rowsAtFirst);
  const parts = partsOf(mapping);
  const part = parts.includes(asked) ? asked : (parts[0] ?? 'earnings');
  const rows = mappingRows(mapping, part, words);
  const valueOf = (row: MappingRow) => typed.get(idOf(row))?.value ?? row.value;
  const found = rows.filter(({ code = '', name }) => matchesSearch(`${code} ${name}`, search));
  const shown = found.slice(0, mostRows);
  const changes = [...typed.values()].filter(({ row, value }) => value.trim() !== row.value);
  const isWrong = changes.some(({ row, value }) => mappingTrouble(mapping, row, value) !== null);
  const fillable = rows.filter((row) => row.suggestion !== null && valueOf(row).trim() === '');
  const heldBack = () => {
    if (offlineReason !== null) return offlineReason;
    if (changes.length === 0) return t`No changes to save.`;
    return isWrong ? t`Fix the names with errors first.` : null;
  };
  const type = (entries: readonly Typed[]) =>
    setTyped(
      (before) => new Map([...before, ...entries.map((each) => [idOf(each.row), each] as const)]),
    );
  return (
    <Card isFlush>
      <LeaveGuard isChanged={changes.length > 0} />
      <div className="space-y-4 px-4 py-4 md:px-5">
        <SegmentedControl
          label={t`Names for`}
          isLabelHidden
          isOneRow
          value={part}
          onChange={(next) => {
            setSearch('');
            setMostRows(rowsAtFirst);
            onPart(next);
          }}
          options={parts.map((value) => ({
            value,
            label: {
              people: t`People`,
              earnings: t`Earnings`,
              projects: t`Projects`,
              cost_codes: t`Cost codes`,
              settings: t`Company`,
            }[value],
          }))}
        />
        {rows.length > 12 && (
          <SearchField label={t`Search names`} value={search} onChange={setSearch} />
        )}
        {fillable.length > 0 && (
          <Button
            onClick={() => type(fillable.map((row) => ({ row, value: row.suggestion ?? '' })))}
          >
            {mapping.system.startsWith('quickbooks') ? (
              <Trans>Use each person’s name</Trans>
            ) : (
              <Trans>Use employee numbers</Trans>
            )}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((row) => (
          <MappingField
            key={idOf(row)}
            row={row}
            value={valueOf(row)}
            trouble={mappingTrouble(mapping, row, valueOf(row))}
            onChange={(value) => type([{ row, value }])}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className="px-4 py-8 text-center text-ink-2 md:px-5">
          {search === '' ? (
            <Trans>Nothing here needs a payroll name.</Trans>
          ) : (
            <Trans>No name matches.</Trans>
          )}
        </p>
      )}
      {found.length > shown.length && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Button onClick={() => setMostRows((count) => count + rowsAtFirst)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      <div className="sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] flex flex-wrap items-center justify-between gap-3 border-t border-line bg-surface-1 px-4 py-3 max-md:typing:bottom-0 md:bottom-0 md:px-5">
        <span className="text-14 text-ink-2">
          {changes.length > 0 && <Plural value={changes.length} one="# change" other="# changes" />}
        </span>
        <Button
          variant="primary"
          isBusy={save.isPending}
          disabledReason={heldBack()}
          onClick={() =>
            save.mutate(
              {
                system: mapping.system,
                changes: changes.map(({ row: { kind, key }, value }) => ({ kind, key, value })),
              },
              {
                onSuccess: () => {
                  setTyped(new Map());
                  void notify({ tone: 'good', title: t`Payroll names saved` });
                },
                onError: (error) =>
                  void notify({
                    tone: 'destructive',
                    title: t`Nothing was saved`,
                    body: i18n._(describeError(error)),
                  }),
              },
            )
          }
        >
          <Trans>Save</Trans>
        </Button>
      </div>
    </Card>
  );
}

type Typed = { readonly row: MappingRow; readonly value: string };

function idOf({ kind, key }: MappingRow): string {
  return `${kind}:${key}`;
}
