import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { FilterControl } from './FilterControl.tsx';
import type { ListSort } from './list-column.ts';
import type { ListFilter } from './list-filter.ts';

/** The search of a list without its parameters' own types; see `useListSearch`. */
export type AnySearch = {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly typed: string;
  readonly type: (text: string) => void;
  readonly change: (part: Readonly<Record<string, string | undefined>>) => void;
  readonly show: (values: Readonly<Record<string, string | undefined>>) => void;
  readonly isNarrowed: boolean;
  readonly isFiltered: boolean;
  readonly clearFilters: () => void;
};

/** The search of a list that is always shown in full. */
export const noSearch: AnySearch = {
  values: {},
  typed: '',
  type: () => undefined,
  change: () => undefined,
  show: () => undefined,
  isNarrowed: false,
  isFiltered: false,
  clearFilters: () => undefined,
};

export type SearchTexts = { readonly label: string; readonly placeholder?: string };

type FilterBarProps = {
  readonly search: AnySearch;
  /** Null if there are only filters. */
  readonly searchField: SearchTexts | null;
  readonly filters: readonly ListFilter[];
  readonly sorts: readonly ListSort[];
};

/**
 * Search and filters. On a phone the filters fold into a sheet; active ones show as chips, each with a way to
 * remove it.
 */
export function FilterBar({ search, searchField, filters, sorts }: FilterBarProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { values, change } = search;
  const set = filters.flatMap((filter) => {
    const text = setText(filter, values[filter.key] ?? '');
    return text === null ? [] : [{ filter, text }];
  });
  // A table is sorted by its column heads; cards have none.
  const hasSort = isPhone && sorts.length > 1;
  const hasFilters = filters.length > 0 || hasSort;
  const toggles = filters.filter(({ kind }) => kind === 'toggle');
  const others = filters.filter(({ kind }) => kind !== 'toggle');
  const controls = (some: readonly ListFilter[], isLabelHidden: boolean) =>
    some.map((filter) => (
      <FilterControl
        key={filter.key}
        filter={filter}
        value={values[filter.key] ?? ''}
        isLabelHidden={isLabelHidden}
        onChange={(value) => change({ ...resetBy(filter), [filter.key]: value })}
      />
    ));
  const clear = (
    <Button variant="quiet" icon={X} onClick={search.clearFilters}>
      <Trans>Clear filters</Trans>
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-5 print:hidden">
      {searchField !== null && (
        <SearchField
          isLabelHidden
          {...searchField}
          value={search.typed}
          maxLength={200}
          onChange={search.type}
          className="min-w-0 flex-1 basis-0 md:min-w-56"
        />
      )}
      {hasFilters && !isPhone && (
        <>
          {/* Beside the search, so that the last one isn't left alone in a row. */}
          {toggles.length > 0 && <div className="flex gap-2">{controls(toggles, true)}</div>}
          {others.length > 0 && (
            <div className={clsx('flex min-w-0 gap-3', narrowRows(others.length))}>
              {controls(others, true)}
            </div>
          )}
          {search.isFiltered && clear}
        </>
      )}
      {hasFilters && isPhone && (
        <IconButton
          icon={SlidersHorizontal}
          label={t`Filters`}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      )}
      {isPhone && set.length > 0 && (
        <ul aria-label={t`Filters`} className="flex w-full min-w-0 flex-wrap gap-2">
          {set.map(({ filter, text }) => (
            <li key={filter.key} className="max-w-full min-w-0">
              <button
                type="button"
                aria-label={t`Remove filter: ${text}`}
                onClick={() => change({ ...resetBy(filter), [filter.key]: '' })}
                className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-chip border border-choice bg-choice-soft px-4 text-16 text-choice-ink"
              >
                <bdi className="min-w-0 truncate">{text}</bdi>
                <X aria-hidden className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && isPhone && (
        <Sheet
          isOpen
          onOpenChange={setOpen}
          title={t`Filters`}
          footer={
            <>
              <Button variant="primary" size="lg" onClick={() => setOpen(false)}>
                <Trans>Done</Trans>
              </Button>
              {search.isFiltered && clear}
            </>
          }
        >
          <div className="flex flex-col gap-4">
            {controls(filters, false)}
            {hasSort && (
              <Select
                label={t`Sort by`}
                options={sorts}
                value={values['sort'] ?? sorts[0]?.value}
                onChange={(event) => change({ sort: event.target.value })}
              />
            )}
          </div>
        </Sheet>
      )}
    </div>
  );
}

/** Returns the layout for screens without room for several filters beside the search: they fill rows of their own. */
function narrowRows(count: number): string {
  if (count < 2) return '';
  return clsx(
    'max-xl:grid max-xl:w-full max-xl:*:max-w-none',
    count === 2 || count === 4
      ? 'max-xl:grid-cols-[repeat(2,minmax(0,auto))]'
      : 'max-xl:grid-cols-[repeat(3,minmax(0,auto))]',
  );
}

/** Returns a filter's value in words; null if it isn't active. */
function setText(filter: ListFilter, value: string): string | null {
  if (filter.kind === 'custom') return filter.chip;
  if (filter.kind === 'toggle') return value === filter.value ? filter.label : null;
  return filter.options.find((option) => option.value === value)?.label ?? null;
}

function resetBy(filter: ListFilter): Readonly<Record<string, undefined>> {
  return Object.fromEntries((filter.resets ?? []).map((key) => [key, undefined]));
}
