import { Trans, useLingui } from '@lingui/react/macro';
import { type Budget, costTypes } from '@muster/contract/job-costs';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { CostCode } from '../../../data/jobs/project.ts';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { LeaveGuard } from '../../../kit/form/LeaveGuard.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { controlStyles } from '../../../ui/control-styles.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { SidewaysScroll } from '../../../ui/SidewaysScroll.tsx';
import { useCostChange } from '../use-cost-change.ts';
import { useCostWords } from '../use-cost-words.ts';
import {
  emptyRow,
  type GridColumn,
  gridColumns,
  type GridRow,
  pasteInto,
  resolveRows,
  rowsOf,
} from './budget-grid.ts';

type BudgetGridProps = {
  readonly projectId: string;
  readonly budget: Budget;
  readonly codes: readonly CostCode[];
};

/** Every line of a budget as cells that can be typed, pasted, and navigated by keyboard. */
export function BudgetGrid({ projectId, budget, codes }: BudgetGridProps) {
  const { t, i18n } = useLingui();
  const words = useCostWords();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const change = useCostChange();
  const listId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [version] = useState(budget.version);
  const [rows, setRows] = useState<readonly GridRow[]>(() => [
    ...rowsOf(budget.lines, words.typed),
    emptyRow(randomId()),
  ]);
  const [isChanged, setChanged] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const idsByCode = new Map(codes.map(({ code, id }) => [code, id]));
  const namesByCode = new Map(codes.map(({ code, name }) => [code, name]));
  const resolved = resolveRows(rows, idsByCode, words.locale);
  const flaws = 'flaws' in resolved ? resolved.flaws : [];
  const errorOf = (row: number, column: GridColumn) =>
    flaws.find((flaw) => flaw.row === row && flaw.column === column);
  const headers: Readonly<Record<GridColumn, string>> = {
    code: t`Cost code`,
    cost_type: t`Type`,
    hours: t`Hours`,
    quantity: t`Quantity`,
    unit: t`Unit`,
    amount: t`Amount`,
  };
  const edit = (changed: readonly GridRow[]) => {
    setChanged(true);
    setRows(changed);
  };
  const set = (at: number, column: GridColumn, value: string) =>
    edit(rows.map((row, place) => (place === at ? { ...row, [column]: value } : row)));
  const focus = (row: number, column: GridColumn) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();
  const move = (event: KeyboardEvent, row: number, column: GridColumn) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    // A list of choices uses the arrow keys itself.
    if (step === undefined || (column === 'cost_type' && event.key !== 'Enter')) return;
    event.preventDefault();
    if (row + step === rows.length) edit([...rows, emptyRow(randomId())]);
    // The new row exists only after this event.
    setTimeout(() => focus(row + step, column));
  };
  const paste = (event: ClipboardEvent, row: number, column: GridColumn) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const cells = text.split(/\r?\n/).map((line) => line.split('\t'));
    edit(pasteInto(rows, { row, column }, cells.slice(0, 5000), randomId));
  };
  const save = async (over = version) => {
    setWasSent(true);
    if (!('lines' in resolved)) {
      const [first] = resolved.flaws;
      if (first !== undefined) focus(first.row, first.column);
      return;
    }
    const answer = await change.mutateAsync({
      call: 'save_budget',
      parameters: { project_id: projectId, version: over, lines: resolved.lines },
    });
    if (answer.verdict === 'flawed') return;
    void notify({ id: 'budget', tone: 'good', title: t`Budget saved` });
    await navigate({
      to: '/admin/projects/$projectId/cost',
      params: { projectId },
      ignoreBlocker: true,
    });
  };
  const sum =
    'lines' in resolved ? resolved.lines.reduce((all, line) => all + line.amount, 0) : null;
  const hourSum =
    'lines' in resolved ? resolved.lines.reduce((all, line) => all + line.hours, 0) : null;
  const cellStyles = clsx(controlStyles, 'h-11 rounded-none border-transparent md:h-9');
  return (
    <div className="space-y-5">
      <Card isFlush>
        <SidewaysScroll label={t`Lines of the budget`}>
          <table ref={table} className="w-full min-w-[48rem] border-collapse">
            <thead>
              <tr className="border-b border-line text-left text-14 text-ink-2">
                {gridColumns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={clsx(
                      'px-3 py-2 font-medium',
                      isNumber(column) && 'text-right',
                      column === 'code' && 'w-1/3',
                      column === 'cost_type' && 'min-w-36',
                    )}
                  >
                    {headers[column]}
                    {column === 'amount' && ` (${budget.currency})`}
                  </th>
                ))}
                <th className="w-12">
                  <span className="sr-only">{t`Remove`}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={row.key} className="border-b border-line">
                  {gridColumns.map((column) => {
                    const flaw = wasSent || row[column] !== '' ? errorOf(at, column) : undefined;
                    const cell = {
                      'data-cell': `${at} ${column}`,
                      'aria-label': t`${headers[column]}, row ${at + 1}`,
                      'aria-invalid': flaw !== undefined,
                      title: flaw === undefined ? undefined : words.flaw(flaw.reason),
                      value: row[column],
                      onKeyDown: (event: KeyboardEvent) => move(event, at, column),
                      onPaste: (event: ClipboardEvent) => paste(event, at, column),
                    };
                    return (
                      <td key={column} className="border-r border-line p-0 align-top">
                        {column === 'cost_type' ? (
                          <select
                            {...cell}
                            onChange={(event) => set(at, column, event.target.value)}
                            className={cellStyles}
                          >
                            {costTypes.every((type) => type !== row.cost_type) && (
                              <option value={row.cost_type}>{row.cost_type}</option>
                            )}
                            {costTypes.map((type) => (
                              <option key={type} value={type}>
                                {words.type(type)}
                              </option>
                            ))}
                          </select>
                        ) : (
                          <input
                            {...cell}
                            {...(column === 'code' && { list: listId })}
                            inputMode={isNumber(column) ? 'decimal' : 'text'}
                            autoComplete="off"
                            maxLength={50}
                            onChange={(event) => set(at, column, event.target.value)}
                            className={clsx(
                              cellStyles,
                              isNumber(column) && 'text-right tabular-nums',
                            )}
                          />
                        )}
                        {column === 'code' && namesByCode.has(row.code.trim()) && (
                          <span className="block truncate px-3 pb-1.5 text-14 text-ink-3 md:text-12">
                            {namesByCode.get(row.code.trim())}
                          </span>
                        )}
                        {flaw !== undefined && (
                          <span className="block px-3 pb-1.5 text-14 text-danger-ink md:text-12">
                            {words.flaw(flaw.reason)}
                          </span>
                        )}
                      </td>
                    );
                  })}
                  <td className="p-0 text-center align-top">
                    <IconButton
                      icon={X}
                      label={t`Remove row ${at + 1}`}
                      onClick={() => edit(rows.filter((each) => each.key !== row.key))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="text-14 font-medium tabular-nums">
                <td className="px-3 py-2" colSpan={2}>
                  <Trans>Total</Trans>
                </td>
                <td className="px-3 py-2 text-right">
                  {hourSum === null ? '–' : words.number(hourSum)}
                </td>
                <td className="px-3 py-2 text-right" colSpan={3}>
                  {sum === null ? '–' : words.cents(sum)}
                </td>
              </tr>
            </tfoot>
          </table>
        </SidewaysScroll>
        <datalist id={listId}>
          {codes
            .filter(({ isArchived }) => !isArchived)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </datalist>
      </Card>
      {change.isError && (
        <Banner
          tone="danger"
          action={
            isChangedMeanwhile(change.error) && (
              <Button onClick={() => void save(budget.version).catch(() => undefined)}>
                <Trans>Save these rows anyway</Trans>
              </Button>
            )
          }
        >
          {i18n._(describeError(change.error))}
        </Banner>
      )}
      {wasSent && flaws.length > 0 && (
        <Banner tone="danger">
          <Trans>Fix the marked cells first.</Trans>
        </Banner>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <Button
          variant="primary"
          size="lg"
          isBusy={change.isPending}
          disabledReason={offlineReason ?? (isChanged ? null : t`No changes to save.`)}
          onClick={() => void save().catch(() => undefined)}
        >
          <Trans>Save budget</Trans>
        </Button>
        <Button
          size="lg"
          icon={Plus}
          onClick={() => {
            edit([...rows, emptyRow(randomId())]);
            setTimeout(() => focus(rows.length, 'code'));
          }}
        >
          <Trans>Add row</Trans>
        </Button>
      </div>
      <LeaveGuard isChanged={isChanged} />
    </div>
  );
}

const isChangedMeanwhile = (error: Error) =>
  error instanceof DataError && error.code === 'changed_meanwhile';

const isNumber = (column: GridColumn) =>
  column === 'hours' || column === 'quantity' || column === 'amount';
