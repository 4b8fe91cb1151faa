import { Combobox } from '@base-ui/react/combobox';
import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import Search from 'lucide-react/icons/search';
import { useState, type RefObject } from 'react';
import type { PickerOption } from './picker-option.ts';
import { matchesSearch } from './search-text.ts';

type PickerListProps<Value extends string> = {
  readonly options: readonly PickerOption<Value>[];
  readonly value: Value | null;
  readonly onChoose: (value: Value | null) => void;
  readonly searchLabel: string;
  readonly emptyText: string;
  readonly noneLabel?: string | undefined;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  /** For options that depend on what is typed. */
  readonly onQueryChange?: (query: string) => void;
};

type Row<Value extends string> = Omit<PickerOption<Value>, 'value'> & {
  readonly value: Value | null;
};
type RowGroup<Value extends string> = { readonly name: string; readonly items: Row<Value>[] };

function groupRows<Value extends string>(rows: readonly Row<Value>[]): RowGroup<Value>[] {
  const rowsByGroup = Map.groupBy(rows, (row) => row.group ?? '');
  return [...rowsByGroup].map(([name, items]) => ({ name, items }));
}

/** Search field and list: typing filters, arrow keys move, Enter chooses, or simply tap. */
export function PickerList<Value extends string>({
  options,
  value,
  onChoose,
  searchLabel,
  emptyText,
  noneLabel,
  searchRef,
  onQueryChange,
}: PickerListProps<Value>) {
  const [query, setQuery] = useState('');
  const none: readonly Row<Value>[] =
    noneLabel === undefined ? [] : [{ value: null, label: noneLabel }];
  const rows = [...none, ...options];
  const found = rows.filter(({ label, detail = '', keywords = '' }) =>
    matchesSearch(`${label} ${detail} ${keywords}`, query),
  );

  return (
    <Combobox.Root
      inline
      open
      autoHighlight
      items={groupRows(rows)}
      filteredItems={groupRows(found)}
      value={rows.find((row) => row.value === value) ?? null}
      isItemEqualToValue={(row: Row<Value>, other: Row<Value>) => row.value === other.value}
      itemToStringLabel={(row: Row<Value>) => row.label}
      onValueChange={(row) => {
        if (row !== null) onChoose(row.value);
      }}
      inputValue={query}
      onInputValueChange={(text, details) => {
        // Choosing would put the name of the chosen option into the search field.
        if (details.reason !== 'input-change' && details.reason !== 'input-clear') return;
        setQuery(text);
        onQueryChange?.(text);
      }}
    >
      <div className="flex h-full flex-col">
        <div className="relative shrink-0 border-b border-line px-5 pb-3 md:px-6">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-8 size-5 text-ink-3 md:top-2.5 md:left-9"
          />
          <Combobox.Input
            ref={searchRef}
            aria-label={searchLabel}
            placeholder={searchLabel}
            enterKeyHint="done"
            className="h-12 w-full rounded-control bg-surface-2 pr-3 pl-10 text-16 -outline-offset-2 placeholder:text-ink-3 placeholder-shown:text-ellipsis md:h-10"
          />
        </div>
        <Combobox.Empty className="px-5 text-center text-ink-2 not-empty:py-10 md:px-6">
          {emptyText}
        </Combobox.Empty>
        <Combobox.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain pb-[max(0.5rem,env(safe-area-inset-bottom))] data-empty:hidden">
          {(group: RowGroup<Value>) => (
            <Combobox.Group key={group.name} items={group.items}>
              {group.name !== '' && (
                <Combobox.GroupLabel className="px-5 pt-5 pb-1 text-14 text-ink-3 md:px-6">
                  {group.name}
                </Combobox.GroupLabel>
              )}
              <Combobox.Collection>
                {(row: Row<Value>) => (
                  <Combobox.Item
                    key={row.value ?? ''}
                    value={row}
                    className="flex min-h-14 cursor-pointer items-center gap-3 px-5 py-2 outline-none select-none data-highlighted:bg-surface-2 md:min-h-11 md:px-6 md:text-14"
                  >
                    <span className="min-w-0 flex-1">
                      <span className={clsx('block', row.value === value && 'font-medium')}>
                        {row.label}
                      </span>
                      {row.detail !== undefined && (
                        <span className="block text-14 text-ink-3">{row.detail}</span>
                      )}
                    </span>
                    <Combobox.ItemIndicator>
                      <Check aria-hidden className="size-5 shrink-0 text-choice-ink" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.Collection>
            </Combobox.Group>
          )}
        </Combobox.List>
      </div>
    </Combobox.Root>
  );
}
