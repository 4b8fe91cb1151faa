import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { BoardGrouping } from './board-view.ts';

type BoardToolbarProps = {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly crews: readonly string[];
  readonly crew: string | null;
  readonly onCrewChange: (crew: string | null) => void;
  readonly grouping: BoardGrouping;
  readonly onGroupingChange: (grouping: BoardGrouping) => void;
  /** After the filters: which columns a table shows. */
  readonly children: ReactNode;
};

/** Narrows and arranges the board. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { query, crews, crew, onCrewChange } = props;
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 md:px-5">
      <SearchField
        label={t`Search people and projects`}
        isLabelHidden
        value={query}
        onChange={props.onQueryChange}
        className="min-w-full flex-1 md:min-w-48"
      />
      {crews.length > 1 && (
        <Select
          label={t`Crew`}
          isLabelHidden
          options={[
            { value: '', label: t`All crews` },
            ...crews.map((name) => ({ value: name, label: name })),
          ]}
          value={crew ?? ''}
          onChange={(event) => onCrewChange(event.target.value === '' ? null : event.target.value)}
          className="min-w-full flex-1 md:max-w-48 md:min-w-32"
        />
      )}
      {/* They stay together where they take a line of their own. */}
      <div className="flex items-center gap-3 max-md:w-full">
        <SegmentedControl
          label={t`Group by`}
          isLabelHidden
          options={[
            { value: 'project', label: t`By project` },
            { value: 'crew', label: t`By crew` },
          ]}
          value={props.grouping}
          onChange={props.onGroupingChange}
          className="min-w-0 whitespace-nowrap max-md:flex-1"
        />
        {props.children}
      </div>
    </div>
  );
}
