import { Trans, useLingui } from '@lingui/react/macro';
import { personRoles, personStatuses } from '@muster/contract/people';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UsersRound from 'lucide-react/icons/users-round';
import { clsx } from 'clsx';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import type { ListSearch } from './list-search.ts';
import { useCrewOptions } from './use-crew-options.ts';
import { usePeopleWords } from './use-people-words.ts';

const PickerSheet = lazy(async () => ({
  default: (await import('../../ui/PickerSheet.tsx')).PickerSheet<string>,
}));

type PeopleToolbarProps = {
  /** As it is being typed; the list follows shortly after. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly search: ListSearch;
  readonly onChange: (change: ListSearch) => void;
};

/** Narrows the list: by what is typed, role, standing and crew. */
export function PeopleToolbar({ typed, onType, search, onChange }: PeopleToolbarProps) {
  const { t } = useLingui();
  const words = usePeopleWords();
  const [isChoosingCrew, setChoosingCrew] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const filterId = useId();
  const crews = useCrewOptions();
  const withoutCrew = { value: 'none', label: t`Without a crew` };
  const crew = [withoutCrew, ...crews].find(({ value }) => value === search.crew);
  const isFiltered = [search.role, search.status, search.crew].some((part) => part !== undefined);
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 md:px-5">
      <SearchField
        label={t`Search people`}
        isLabelHidden
        placeholder={t`Name, number, phone or email`}
        value={typed}
        maxLength={200}
        onChange={onType}
        className="min-w-0 flex-1 basis-0 md:min-w-56"
      />
      {/* A phone shows the list first; a desktop has room for both. */}
      <IconButton
        icon={SlidersHorizontal}
        label={t`Filters`}
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={filterId}
        onClick={() => setOpen(!isOpen)}
        className="md:hidden"
      />
      <div
        id={filterId}
        className={clsx(
          'w-full flex-wrap items-center gap-3 md:flex md:w-auto',
          isOpen || isFiltered ? 'flex' : 'hidden',
        )}
      >
        <Select
          label={t`Role`}
          isLabelHidden
          options={[
            { value: '', label: t`All roles` },
            ...personRoles.map((value) => ({ value, label: words.role[value] })),
          ]}
          value={search.role ?? ''}
          onChange={(event) => onChange({ role: event.target.value })}
          className="flex-1 basis-32 md:max-w-44"
        />
        <Select
          label={t`Standing`}
          isLabelHidden
          options={[
            { value: '', label: t`Works here` },
            ...personStatuses.map((value) => ({ value, label: words.status[value] })),
          ]}
          value={search.status ?? ''}
          onChange={(event) => onChange({ status: event.target.value })}
          className="flex-1 basis-32 md:max-w-40"
        />
        <Button
          icon={UsersRound}
          aria-haspopup="dialog"
          onClick={() => setChoosingCrew(true)}
          className="min-w-0 flex-1 basis-32 md:max-w-48 md:flex-none"
        >
          <span className="block truncate">{crew?.label ?? <Trans>All crews</Trans>}</span>
        </Button>
      </div>
      {isChoosingCrew && (
        <Suspense>
          <PickerSheet
            isOpen
            onOpenChange={setChoosingCrew}
            title={t`Crew`}
            options={[withoutCrew, ...crews]}
            value={search.crew ?? null}
            searchLabel={t`Search crews`}
            emptyText={t`No crew fits.`}
            noneLabel={t`All crews`}
            onChoose={(value) => {
              onChange({ crew: value ?? '' });
              setChoosingCrew(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
