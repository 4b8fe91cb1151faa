import { useLingui } from '@lingui/react/macro';
import type { Board } from '@muster/contract/schedule';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';

type BoardFiltersProps = {
  readonly crews: Board['crews'];
  readonly crewId: string | null;
  readonly onCrew: (crewId: string | null) => void;
  readonly typed: string;
  readonly onType: (text: string) => void;
};

/** Narrows the lines of the board. */
export function BoardFilters({ crews, crewId, onCrew, typed, onType }: BoardFiltersProps) {
  const { t } = useLingui();
  return (
    <>
      <SearchField
        label={t`Search the board`}
        isLabelHidden
        placeholder={t`Search`}
        value={typed}
        onChange={onType}
        className="min-w-28 flex-1 basis-30 xl:max-w-52 xl:min-w-20 xl:grow-2 xl:basis-20"
      />
      {crews.length > 1 && (
        <Select
          label={t`Crew`}
          isLabelHidden
          className="min-w-24 flex-1 basis-34 xl:max-w-52 xl:basis-24"
          value={crewId ?? ''}
          onChange={(event) => onCrew(event.target.value === '' ? null : event.target.value)}
          options={[
            { value: '', label: t`All crews` },
            ...crews
              .filter(({ archived, id }) => !archived || id === crewId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}
