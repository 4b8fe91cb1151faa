import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { trackingProblems, type TrackedPerson } from '@muster/contract/tracking';
import ScanSearch from 'lucide-react/icons/scan-search';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { wholeList } from '../../kit/list/whole-list.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { CoordinatesBanner } from './CoordinatesBanner.tsx';
import { PersonSheet } from './PersonSheet.tsx';
import { trackingListQuery } from './tracking-queries.ts';
import { useTrackingColumns } from './use-tracking-columns.tsx';
import { useTrackingWords } from './use-tracking-words.ts';

const params = {
  q: anyText,
  problem: oneOf(['any', ...trackingProblems]),
  answer: oneOf(['acknowledged', 'withdrawn', 'none']),
  crew: anyText,
};

/** Every person of the company, those with something to check first. */
export function PeopleTab() {
  const { t } = useLingui();
  const words = useTrackingWords();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const [opened, setOpened] = useState<TrackedPerson | null>(null);
  const read = useSnapshotQuery(trackingListQuery(user_id));
  const people = read.status === 'ready' ? read.data.people : [];
  const { q = '', problem, answer, crew } = search.values;
  const isShown = (person: TrackedPerson) =>
    (problem === undefined ||
      (problem === 'any' ? person.problems.length > 0 : person.problems.includes(problem))) &&
    (answer === undefined || person.choice === answer) &&
    (crew === undefined || person.crews.includes(crew)) &&
    matchesSearch([person.name, ...person.crews].join(' '), q);
  const countOf = (isIt: (person: TrackedPerson) => boolean) =>
    read.status === 'ready' ? people.filter(isIt).length : null;
  const crews = [...new Set(people.flatMap((person) => person.crews))].toSorted();
  return (
    <div className="space-y-4">
      {read.status === 'ready' && <CoordinatesBanner list={read.data} asOfMs={read.asOfMs} />}
      <PdfButton fileName="muster-tracking-compliance" document={() => ({ kind: 'tracking' })} />
      <ResourceList
        label={t`People and their phones`}
        rows={wholeList(read, (data) => data.people.filter(isShown))}
        rowKey={({ person_id }) => person_id}
        columns={useTrackingColumns()}
        open={{ press: setOpened }}
        search={search}
        searchField={{ label: t`Search people and crews`, placeholder: t`Name or crew` }}
        filters={[
          {
            kind: 'select',
            key: 'problem',
            label: t`To check`,
            allLabel: t`Everyone`,
            options: [
              {
                value: 'any',
                label: t`Anything to check`,
                count: countOf(({ problems }) => problems.length > 0),
              },
              ...trackingProblems.map((value) => ({
                value,
                label: words.problems[value],
                count: countOf(({ problems }) => problems.includes(value)),
              })),
            ],
          },
          {
            kind: 'select',
            key: 'answer',
            label: t`Location notice`,
            allLabel: t`All answers`,
            options: [
              { value: 'acknowledged', label: t`Agreed` },
              { value: 'withdrawn', label: t({ message: 'Said no', context: 'location notice' }) },
              { value: 'none', label: t`No answer` },
            ],
          },
          {
            kind: 'select',
            key: 'crew',
            label: t`Crew`,
            allLabel: t`All crews`,
            options: crews.map((name) => ({ value: name, label: name })),
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# person" other="# people" />}
        failedTitle={t`Couldn’t load the list`}
        empty={{
          icon: ScanSearch,
          text: <Trans>No one is in the company yet.</Trans>,
        }}
        noMatch={<Trans>No one matches these filters.</Trans>}
        csv={{ fileName: 'muster-tracking-compliance' }}
      />
      {opened !== null && <PersonSheet person={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
