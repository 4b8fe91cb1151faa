import Package from 'lucide-react/icons/package';
import { type ReactNode, useState } from 'react';
import { DataError } from '../../data/errors/data-error.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import type { ListColumn } from '../../kit/list/list-column.ts';
import type { ListRows, ReadyRows } from '../../kit/list/list-rows.ts';
import { type AnySearch, noSearch } from '../../kit/list/FilterBar.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { SavedViews } from '../../kit/views/SavedViews.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Button } from '../../ui/Button.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

type Item = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly size: number;
  readonly isLow: boolean;
};

const places = ['Yard', 'Peña Plaza', 'Harbor Bridge, pier 4'] as const;
const itemCount = 300;
/** The range of rows that are still being loaded. */
const loading = { from: 60, end: 90 };

function itemAt(at: number): Item {
  const place = places[at % places.length] ?? 'Yard';
  return {
    id: `${at}`,
    name:
      at === 2 ? 'Extension ladder, fiberglass, with a name too long for its line' : `Part ${at}`,
    place,
    size: (at * 7) % 900,
    isLow: at % 5 === 3,
  };
}

const columns: readonly ListColumn<Item>[] = [
  { key: 'name', header: 'Name', minRem: 14, cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'place', header: 'Place', minRem: 12, onCard: 'detail', cell: ({ place }) => place },
  {
    key: 'size',
    header: 'On hand',
    isNarrow: true,
    align: 'end',
    onCard: 'detail',
    cell: ({ size }) => size,
  },
  {
    key: 'state',
    header: 'State',
    minRem: 8,
    onCard: 'trailing',
    cell: ({ isLow }) =>
      isLow && (
        <StatusBadge tone="attention" look="plain">
          Low
        </StatusBadge>
      ),
  },
];

const ready: ReadyRows<Item> = {
  status: 'ready',
  total: itemCount,
  rowAt: (at) => (at >= loading.from && at < loading.end ? null : itemAt(at)),
  isEarlier: false,
  staleSinceMs: null,
  fetchAll: () => Promise.resolve([]),
};
const few = (count: number): ReadyRows<Item> => ({ ...ready, total: count });

const narrowed: AnySearch = {
  ...noSearch,
  typed: 'ladder',
  values: { q: 'ladder' },
  isNarrowed: true,
};

const params = { q: anyText, place: oneOf(places), sort: oneOf(['name', '-name']) };

/** A page's list of records in every state. */
export function ListSpecimens() {
  return (
    <SpecimenGroup title="List of records">
      <Specimen title="300 rows, selectable, rows 60 to 89 being loaded" className="space-y-4">
        <FullList />
      </Specimen>
      <Specimen title="Saved views, one of them shown, or none yet" className="space-y-4">
        <Views />
        <SavedViews views={[]} saving={saving} />
      </Specimen>
      <Specimen title="Groups, as of, older rows" className="space-y-4">
        <State
          rows={{
            ...few(7),
            rowAt: (at) => itemAt(Math.floor(at / 3) * 3),
            staleSinceMs: Date.UTC(2026, 10, 20, 15, 30),
            more: { isBusy: false, error: null, load: () => {} },
          }}
          groupTitle={({ name }) => name}
        />
      </Specimen>
      <Specimen title="Loading" className="space-y-4">
        <State rows={{ status: 'loading' }} />
      </Specimen>
      <Specimen title="Failed" className="space-y-4">
        <State rows={failed} />
      </Specimen>
      <Specimen title="Empty" className="space-y-4">
        <State rows={few(0)} />
      </Specimen>
      <Specimen title="Nothing matches" className="space-y-4">
        <State rows={few(0)} search={narrowed} />
      </Specimen>
      <Specimen title="An earlier answer while the next is loaded" className="space-y-4">
        <State rows={{ ...few(3), isEarlier: true }} search={narrowed} />
      </Specimen>
    </SpecimenGroup>
  );
}

const saving = {
  description: 'It saves the filters, not the parts.',
  placeholder: 'Ladders in the yard',
  shareLabel: 'Share with everyone',
  save: () => Promise.resolve(),
};
const viewNames = ['All parts', 'Low on hand', 'A name that is far too long for the row of views'];

function Views() {
  const [names, setNames] = useState(viewNames);
  const [shown, setShown] = useState(viewNames[1]);
  return (
    <SavedViews
      views={names.map((name) => ({
        key: name,
        name,
        isShown: name === shown,
        show: () => setShown(name),
      }))}
      remove={() => Promise.resolve(setNames(names.filter((name) => name !== shown)))}
    />
  );
}

const failed: ListRows<Item> = {
  status: 'failed',
  error: new DataError({ kind: 'network', message: 'no network' }),
  retry: () => {},
};

function FullList() {
  const search = useListSearch(params);
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      {opened !== null && <p className="text-14 text-ink-3">Opened: {opened}</p>}
      <ResourceList
        label="Parts"
        rows={ready}
        rowKey={({ id }) => id}
        columns={columns}
        open={{ press: ({ name }) => setOpened(name) }}
        search={search}
        searchField={{ label: 'Search parts' }}
        filters={[
          {
            kind: 'select',
            key: 'place',
            label: 'Place',
            allLabel: 'All places',
            options: places.map((value) => ({ value, label: value })),
          },
        ]}
        sorts={[
          { value: 'name', column: 'name', label: 'Name' },
          { value: '-name', column: 'name', label: 'Name', direction: 'descending' },
        ]}
        renderCount={count}
        failedTitle="The parts could not be loaded"
        empty={empty}
        bulk={{
          label: 'Selected parts',
          selectLabel: ({ name }) => `Select ${name}`,
          selectAllLabel: 'Select all parts',
          findAll: () => Promise.resolve(Array.from({ length: itemCount }, (_, at) => `${at}`)),
          renderActions: () => (
            <Button variant="primary" size="sm">
              Move
            </Button>
          ),
        }}
        csv={{ fileName: 'parts' }}
      />
    </>
  );
}

const count = (total: number): ReactNode => `${total} parts`;
const empty = {
  icon: Package,
  text: 'No parts yet.',
  action: <Button variant="primary">Add a part</Button>,
};

type StateProps = {
  readonly rows: ListRows<Item>;
  readonly search?: AnySearch;
  readonly groupTitle?: (item: Item) => string;
};

function State({ rows, search = noSearch, groupTitle }: StateProps) {
  return (
    <ResourceList
      label="Parts"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      search={search}
      searchField={{ label: 'Search parts' }}
      renderCount={count}
      failedTitle="The parts could not be loaded"
      empty={empty}
      {...(groupTitle !== undefined && { groupTitle })}
    />
  );
}
