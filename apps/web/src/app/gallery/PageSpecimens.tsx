import { useState } from 'react';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { LinkTab, LinkTabs } from '../../kit/page/LinkTabs.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { PayCalendar } from '../../ui/time/date-presets.ts';
import { type ChosenDays, DateRangePicker } from '../../ui/time/DateRangePicker.tsx';
import { PayPeriodPicker } from '../../ui/time/PayPeriodPicker.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const calendar: PayCalendar = [
  {
    from: '1970-01-01',
    value: { workweek_start: 1, pay_period: 'biweekly', period_anchor: '2026-11-09' },
  },
];

const params = { q: anyText, kind: oneOf(['tool', 'truck']), low: oneOf(['yes']) };

/** Headers at the top of pages. */
export function PageSpecimens() {
  return (
    <SpecimenGroup title="Top of a page">
      <Specimen title="Breadcrumb (a phone has the way back in its header)">
        <div className="flex w-full flex-col gap-3">
          <Breadcrumb>
            <Crumb to="/admin/projects">Projects</Crumb>
            <Crumb to="/admin/projects">
              Harbor Bridge, pier 4, with a name too long for its line
            </Crumb>
          </Breadcrumb>
          <PageHeader isOwnName title="North gate" />
        </div>
      </Specimen>
      <Specimen title="Tabs that are pages">
        <LinkTabs label="Gallery">
          <LinkTab to="/_dev/ui">This page</LinkTab>
          <LinkTab to="/admin/projects">Projects</LinkTab>
        </LinkTabs>
      </Specimen>
      <Specimen title="Filter bar, with something set: on a phone a sheet, and chips">
        <Filters />
      </Specimen>
      <Specimen title="Days: presets, and days of one’s own">
        <Days />
      </Specimen>
      <Specimen title="Days, weeks and pay periods unknown">
        <Days calendar={null} />
      </Specimen>
      <Specimen title="Days chosen one by one">
        <Days first={{ period: 'dates', from: '2026-11-02', to: '2026-11-13' }} />
      </Specimen>
      <Specimen title="Pay period: current, and earlier">
        <div className="flex w-full flex-col gap-3">
          <Period from="2026-11-09" to="2026-11-22" nextFrom="2026-11-23" />
          <Period from="2026-10-26" to="2026-11-08" nextFrom="2026-11-09" />
        </div>
      </Specimen>
    </SpecimenGroup>
  );
}

function Filters() {
  const search = useListSearch(params);
  return (
    <Card isFlush className="w-full">
      <FilterBar
        search={{
          ...search,
          values: { kind: 'truck', low: 'yes', ...search.values },
          isFiltered: true,
        }}
        searchField={{ label: 'Search parts' }}
        filters={[
          {
            kind: 'select',
            key: 'kind',
            label: 'Kind',
            allLabel: 'All kinds',
            options: [
              { value: 'tool', label: 'Tools' },
              { value: 'truck', label: 'Trucks' },
            ],
          },
          { kind: 'toggle', key: 'low', label: 'Low', value: 'yes' },
        ]}
        sorts={[]}
      />
    </Card>
  );
}

const anyTime: ChosenDays = {};

type DaysProps = { readonly calendar?: PayCalendar; readonly first?: ChosenDays };

function Days({ calendar: known = calendar, first = anyTime }: DaysProps) {
  const [value, setValue] = useState<ChosenDays>(first);
  return (
    <div className="flex w-full flex-wrap gap-3">
      <DateRangePicker
        label="Days"
        value={value}
        calendar={known}
        onChange={({ period, from, to }) =>
          setValue({
            period,
            ...(from !== undefined && { from }),
            ...(to !== undefined && { to }),
          })
        }
      />
    </div>
  );
}

type PeriodProps = { readonly from: string; readonly to: string; readonly nextFrom: string };

function Period(props: PeriodProps) {
  const [day, setDay] = useState('');
  return (
    <div>
      <PayPeriodPicker {...props} today="2026-11-20" previousFrom="2026-10-12" onOpen={setDay} />
      {day !== '' && <p className="text-14 text-ink-3">Opened: {day}</p>}
    </div>
  );
}
