import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
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

/** Of a list that is always shown as a whole. */
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

type ListToolbarProps = {
  readonly search: AnySearch;
  readonly searchField: SearchTexts;
  readonly filters: readonly ListFilter[];
  readonly sorts: readonly ListSort[];
};

/** Search and filters; on a phone the filters wait behind a button until one is set. */
export function ListToolbar({ search, searchField, filters, sorts }: ListToolbarProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const filtersId = useId();
  const [isOpen, setOpen] = useState(false);
  const { values, change } = search;
  const isSet =
    search.isFiltered || filters.some((filter) => filter.kind === 'custom' && filter.isSet);
  // A table is sorted by its heads; cards have none.
  const hasSort = isPhone && sorts.length > 1;
  const hasFilters = filters.length > 0 || hasSort;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-5">
      <SearchField
        isLabelHidden
        {...searchField}
        value={search.typed}
        maxLength={200}
        onChange={search.type}
        className="min-w-0 flex-1 basis-0 md:min-w-56"
      />
      {hasFilters && (
        <IconButton
          icon={SlidersHorizontal}
          label={t`Filters`}
          variant="outlined"
          aria-expanded={isOpen || isSet}
          aria-controls={filtersId}
          onClick={() => setOpen(!isOpen)}
          className="md:hidden"
        />
      )}
      {hasFilters && (
        <div
          id={filtersId}
          className={clsx(
            'w-full flex-wrap items-center gap-3 md:flex md:w-auto',
            isOpen || isSet ? 'flex' : 'hidden',
          )}
        >
          {filters.map((filter) => (
            <FilterControl
              key={filter.key}
              filter={filter}
              value={values[filter.key] ?? ''}
              onChange={(value) => change({ ...resetBy(filter), [filter.key]: value })}
            />
          ))}
          {search.isFiltered && (
            <Button variant="quiet" icon={X} onClick={search.clearFilters}>
              <Trans>Clear filters</Trans>
            </Button>
          )}
          {hasSort && (
            <Select
              label={t`Sort by`}
              isLabelHidden
              options={sorts}
              value={values['sort'] ?? sorts[0]?.value}
              onChange={(event) => change({ sort: event.target.value })}
              className="min-w-0 flex-1 basis-32"
            />
          )}
        </div>
      )}
    </div>
  );
}

function resetBy(filter: ListFilter): Readonly<Record<string, undefined>> {
  const keys = filter.kind === 'toggle' ? (filter.resets ?? []) : [];
  return Object.fromEntries(keys.map((key) => [key, undefined]));
}
