import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import type { CrewList } from './use-crew.ts';

/** How many rows of a long list are shown before someone searches. */
const mostRows = 12;

/** The people who are here now. Sarah recognizes these names when she hears them. */
export function CrewChoice({
  crew,
  isPresent,
  onChange,
}: {
  readonly crew: CrewList;
  readonly isPresent: (id: string) => boolean;
  readonly onChange: (id: string, isPresent: boolean) => void;
}) {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const { people, isSmall, status } = crew;
  const found = people.filter(({ name }) => matchesSearch(name, query));
  // People who were chosen stay visible.
  const shown = isSmall
    ? people
    : [
        ...people.filter(({ person_id }) => isPresent(person_id)),
        ...found.filter(({ person_id }) => !isPresent(person_id)).slice(0, mostRows),
      ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">{t`Who’s here?`}</legend>
      {status === 'loading' && <SkeletonRows count={3} />}
      {status !== 'loading' && people.length === 0 && (
        <p className="text-14 text-ink-2">
          <Trans>No crew members found. Say the names when Sarah asks.</Trans>
        </p>
      )}
      {!isSmall && (
        <SearchField label={t`Search people`} isLabelHidden value={query} onChange={setQuery} />
      )}
      <div className="grid grid-cols-1 gap-x-6 md:grid-cols-2">
        {shown.map(({ person_id, name }) => (
          <Checkbox
            key={person_id}
            label={name}
            checked={isPresent(person_id)}
            onChange={(event) => onChange(person_id, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
