import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ColumnChoice } from '../../ui/ColumnChoice.tsx';
import { DataTable, type TableColumn, type TableSort } from '../../ui/DataTable.tsx';
import { Duration } from '../../ui/Duration.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { SplitPane } from '../../ui/SplitPane.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { SpecimenGroup } from './Specimen.tsx';

type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly crew: string;
  readonly project: string;
  readonly since: string;
  readonly minutes: number;
  readonly state: 'working' | 'break' | 'outside';
};

const people: readonly PersonRow[] = [
  {
    id: '1',
    name: 'Operator 1',
    crew: 'Crew A',
    project: 'Harbor Bridge, pier 4',
    since: '6:58',
    minutes: 404,
    state: 'working',
  },
  {
    id: '2',
    name: 'Operator 2',
    crew: 'Crew A',
    project: 'Harbor Bridge, pier 4',
    since: '7:04',
    minutes: 398,
    state: 'break',
  },
  {
    id: '3',
    name: 'Finisher 1',
    crew: 'Crew B',
    project: 'Peña Plaza',
    since: '7:30',
    minutes: 372,
    state: 'working',
  },
  {
    id: '4',
    name: 'Finisher 2',
    crew: 'Crew B',
    project: 'Peña Plaza',
    since: '7:31',
    minutes: 371,
    state: 'outside',
  },
  {
    id: '5',
    name: 'Laborer 1',
    crew: 'Crew C',
    project: 'Yard',
    since: '8:00',
    minutes: 342,
    state: 'working',
  },
];

const columns: readonly TableColumn<PersonRow>[] = [
  {
    key: 'name',
    header: 'Name',
    isSortable: true,
    cell: (row) => <span className="font-medium">{row.name}</span>,
  },
  { key: 'crew', header: 'Crew', cell: (row) => row.crew },
  { key: 'project', header: 'Project', cell: (row) => row.project },
  {
    key: 'state',
    header: 'State',
    cell: (row) =>
      row.state === 'working' ? (
        <StatusBadge tone="running" look="plain">
          Working
        </StatusBadge>
      ) : row.state === 'break' ? (
        <StatusBadge tone="break" look="plain">
          Meal
        </StatusBadge>
      ) : (
        <StatusBadge tone="attention" look="plain">
          Outside
        </StatusBadge>
      ),
  },
  { key: 'since', header: 'Since', align: 'end', isSortable: true, cell: (row) => row.since },
  {
    key: 'today',
    header: 'Today',
    align: 'end',
    cell: (row) => <Duration minutes={row.minutes} />,
  },
];

export function TableSpecimens() {
  const [hiddenKeys, setHiddenKeys] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<TableSort>({ key: 'name', direction: 'ascending' });
  const [chosenKey, setChosenKey] = useState<string | null>('2');
  const chosen = people.find((row) => row.id === chosenKey);
  return (
    <SpecimenGroup title="Table with side panel">
      <Card isFlush>
        <SplitPane
          panel={
            chosen === undefined ? null : (
              <SidePanel
                title={chosen.name}
                onClose={() => setChosenKey(null)}
                footer={<Button>Fix entry</Button>}
              >
                <KeyValue
                  items={[
                    { key: 'Project', value: chosen.project },
                    { key: 'Since', value: chosen.since },
                  ]}
                />
              </SidePanel>
            )
          }
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-1 pr-2 pl-4 md:pl-5">
            <h3 className="font-semibold">On the clock</h3>
            <ColumnChoice columns={columns} hiddenKeys={hiddenKeys} onChange={setHiddenKeys} />
          </div>
          <DataTable
            caption="People on the clock"
            columns={columns}
            hiddenKeys={hiddenKeys}
            rows={people}
            rowKey={(row) => row.id}
            sort={sort}
            onSortChange={setSort}
            chosenKey={chosenKey}
            onRowPress={(row) => setChosenKey(row.id)}
          />
        </SplitPane>
      </Card>
    </SpecimenGroup>
  );
}
