import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Field } from '../../ui/Field.tsx';
import { PickerButton } from '../../ui/PickerButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import type { ListFilter } from './list-filter.ts';

const PickerSheet = lazyPart(async () => ({
  default: (await import('../../ui/PickerSheet.tsx')).PickerSheet<string>,
}));

type FilterControlProps<Filter extends ListFilter = ListFilter> = {
  readonly filter: Filter;
  /** Empty: not narrowed. */
  readonly value: string;
  /** In a row, where the choice says what it is of. */
  readonly isLabelHidden: boolean;
  readonly onChange: (value: string) => void;
};

/** In a row of filters. */
const filterStyles = 'min-w-0 max-w-56';

/** More would not fit into one row beside the rail of a tablet. */
const mostChipsWhereNarrow = 4;

/** The control of one filter. */
export function FilterControl({ filter, value, isLabelHidden, onChange }: FilterControlProps) {
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow();
  const rest = { value, isLabelHidden, onChange };
  switch (filter.kind) {
    case 'select':
      return <SelectFilter filter={filter} {...rest} />;
    case 'chips':
      // With the one for all.
      if (isPhone || (isNarrow && filter.options.length >= mostChipsWhereNarrow)) {
        return <SelectFilter filter={filter} {...rest} />;
      }
      return <ChipsFilter filter={filter} {...rest} />;
    case 'picker':
      return <PickerFilter filter={filter} {...rest} />;
    case 'toggle':
      return (
        <span>
          <Chip
            isChosen={value === filter.value}
            onChange={(isOn) => onChange(isOn ? filter.value : '')}
          >
            {filter.label}
            <Count count={filter.count} />
          </Chip>
        </span>
      );
    case 'custom':
      return filter.renderControl(isLabelHidden);
  }
}

type Of<Kind extends ListFilter['kind']> = FilterControlProps<
  Extract<ListFilter, { readonly kind: Kind }>
>;

function SelectFilter({ filter, value, isLabelHidden, onChange }: Of<'select' | 'chips'>) {
  const all = {
    value: '',
    label: filter.allLabel,
    count: filter.kind === 'chips' ? filter.allCount : null,
  };
  return (
    <Select
      label={filter.label}
      isLabelHidden={isLabelHidden}
      options={[all, ...filter.options].map(({ value: each, label, count }) => ({
        value: each,
        label: typeof count === 'number' ? `${label} (${count})` : label,
      }))}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={isLabelHidden ? filterStyles : 'w-full'}
    />
  );
}

function ChipsFilter({ filter, value, onChange }: Of<'chips'>) {
  const all = { value: '', label: filter.allLabel, count: filter.allCount };
  return (
    <fieldset aria-label={filter.label} className="flex min-w-0 flex-wrap gap-1.5">
      {[all, ...filter.options].map((option) => (
        <Chip
          key={option.value}
          isChosen={option.value === value}
          onChange={() => onChange(option.value)}
        >
          {option.label}
          <Count count={option.count} />
        </Chip>
      ))}
    </fieldset>
  );
}

function PickerFilter({ filter, value, isLabelHidden, onChange }: Of<'picker'>) {
  const [isOpen, setOpen] = useState(false);
  const chosen = filter.options.find((option) => option.value === value);
  return (
    <>
      <Field
        label={filter.label}
        isLabelHidden={isLabelHidden}
        className={isLabelHidden ? filterStyles : 'w-full'}
      >
        {(control, labelId) => (
          <PickerButton control={control} labelId={labelId} onOpen={() => setOpen(true)}>
            {chosen?.label ?? filter.allLabel}
          </PickerButton>
        )}
      </Field>
      {isOpen && (
        <Suspense>
          <PickerSheet
            isOpen
            onOpenChange={setOpen}
            title={filter.label}
            options={filter.options}
            value={value === '' ? null : value}
            searchLabel={filter.searchLabel}
            emptyText={filter.emptyText}
            noneLabel={filter.allLabel}
            onChoose={(next) => {
              onChange(next ?? '');
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Count({ count }: { readonly count: number | null | undefined }) {
  if (typeof count !== 'number') return null;
  return <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{count}</span>;
}
