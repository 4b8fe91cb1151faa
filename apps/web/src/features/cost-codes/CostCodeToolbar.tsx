import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../ui/Chip.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import type { CostCodeFilter } from './cost-code-list-query.ts';
import { useDivisionWords } from './use-division-words.ts';

type CostCodeToolbarProps = {
  readonly filter: CostCodeFilter;
  /** Of the codes that the search finds. */
  readonly divisions: readonly string[];
  readonly archivedCount: number | null;
  readonly onChange: (part: Partial<CostCodeFilter>) => void;
};

/** Search, division and archive above the list. */
export function CostCodeToolbar(props: CostCodeToolbarProps) {
  const { filter, divisions, archivedCount, onChange } = props;
  const { t } = useLingui();
  const divisionWords = useDivisionWords();
  const shown =
    filter.division === null || divisions.includes(filter.division)
      ? divisions
      : [...divisions, filter.division].toSorted();
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
      <SearchField
        label={t`Search cost codes`}
        isLabelHidden
        placeholder={t`Search by code or name`}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        className="min-w-full flex-1 md:min-w-64"
      />
      <Select
        label={t`Division`}
        isLabelHidden
        options={[
          { value: '', label: t`All divisions` },
          ...shown.map((value) => ({ value, label: divisionWords(value) })),
        ]}
        value={filter.division ?? ''}
        onChange={(event) =>
          onChange({ division: event.target.value === '' ? null : event.target.value })
        }
        className="min-w-full flex-1 md:max-w-64 md:min-w-40"
      />
      <Chip
        isChosen={filter.isArchived}
        onChange={(isArchived) => onChange({ isArchived, division: null })}
      >
        {t`Archived`}
        {archivedCount !== null && (
          <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{archivedCount}</span>
        )}
      </Chip>
    </div>
  );
}
