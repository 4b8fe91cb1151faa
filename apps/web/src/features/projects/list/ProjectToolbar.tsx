import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/Chip.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import type { StatusFilter } from '../project-list-query.ts';
import { useStatusWords } from '../use-status-words.ts';

type ProjectToolbarProps = {
  readonly search: string;
  readonly onSearchChange: (search: string) => void;
  readonly status: StatusFilter;
  readonly onStatusChange: (status: StatusFilter) => void;
  /** Of what the search finds, by status; null while not known. */
  readonly counts: Readonly<Record<string, number>> | null;
};

const statuses = ['open', 'planned', 'active', 'on_hold', 'done', 'archived'] as const;

/** Search and status above the list. */
export function ProjectToolbar(props: ProjectToolbarProps) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const words = useStatusWords();
  const options = statuses.map((value) => ({
    value,
    label: value === 'open' ? t`All` : words[value],
    count: countOf(props.counts, value),
  }));
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 md:px-5">
      <SearchField
        label={t`Search projects`}
        isLabelHidden
        placeholder={t`Search by name, number, customer or address`}
        value={props.search}
        onChange={props.onSearchChange}
        className="min-w-full flex-1 md:min-w-64"
      />
      {isPhone ? (
        <Select
          label={t`Status`}
          isLabelHidden
          options={options.map(({ value, label, count }) => ({
            value,
            label: count === null ? label : `${label} (${count})`,
          }))}
          value={props.status}
          onChange={(event) =>
            props.onStatusChange(statuses.find((known) => known === event.target.value) ?? 'open')
          }
          className="min-w-full"
        />
      ) : (
        <fieldset aria-label={t`Status`} className="flex min-w-0 flex-wrap gap-1.5">
          {options.map(({ value, label, count }) => (
            <Chip
              key={value}
              isChosen={value === props.status}
              onChange={() => props.onStatusChange(value)}
            >
              {label}
              {count !== null && (
                <span className="ml-1.5 font-normal text-ink-3 tabular-nums">{count}</span>
              )}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function countOf(counts: ProjectToolbarProps['counts'], status: StatusFilter): number | null {
  if (counts === null) return null;
  if (status !== 'open') return counts[status] ?? 0;
  return Object.entries(counts).reduce(
    (sum, [name, count]) => (name === 'archived' ? sum : sum + count),
    0,
  );
}
