import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Establishment, Incident } from '@muster/contract/incidents';
import { incompleteCases, itaCases, itaErrors, itaSummary } from '@muster/domain/safety/ita-files';
import { caseCount, loggedDays, oshaTotals } from '@muster/domain/safety/osha-cases';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { csvLine } from '../../../ui/csv/to-csv.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { SidewaysScroll } from '../../../ui/SidewaysScroll.tsx';
import { useDayText } from '../use-day-text.ts';
import { EstablishmentSheet } from './EstablishmentSheet.tsx';
import { useIncidentWords } from './use-incident-words.ts';
import { YearSheet } from './YearSheet.tsx';

type EstablishmentCardProps = {
  readonly company: string;
  readonly establishment: Establishment;
  readonly year: number;
  /** Those of the establishment that go on its log. */
  readonly incidents: readonly Incident[];
};

/** One establishment's log (form 300), its year in numbers (300A), and the files for the agency. */
export function EstablishmentCard({
  company,
  establishment,
  year,
  incidents,
}: EstablishmentCardProps) {
  const { t, i18n } = useLingui();
  const { platform } = useData();
  const words = useIncidentWords();
  const dayText = useDayText();
  const offlineReason = useNeedsNetwork();
  const [open, setOpen] = useState<'establishment' | 'year' | null>(null);
  const totals = oshaTotals(
    incidents.map(({ outcome, kind, days_away, days_restricted }) => ({
      outcome,
      kind,
      daysAway: days_away,
      daysRestricted: days_restricted,
    })),
  );
  const [flaw] = itaErrors(establishment, incidents);
  const errorWords = flaw === undefined ? null : words.flaws[flaw];
  const incomplete = incompleteCases(incidents);
  const [first] = incomplete;
  const save = (name: string, rows: readonly (readonly string[])[] | null) => {
    if (rows === null) return;
    void platform.files.save({
      name: `${name}-${year}.csv`,
      type: 'text/csv;charset=utf-8',
      // Without the mark of spreadsheets: the agency's program reads the first column's name.
      content: rows.map(csvLine).join(''),
    });
  };
  const { outcomes } = words;
  return (
    <Card title={establishment.name} isFlush>
      <div className="space-y-4 px-4 py-4 md:px-5">
        <div className="flex flex-wrap items-start gap-2 max-md:flex-col max-md:[&_button]:w-full max-md:[&_button]:justify-start max-md:[&_button]:text-left max-md:*:w-full">
          <Button disabledReason={offlineReason} onClick={() => setOpen('year')}>
            <Trans>Employees and hours</Trans>
          </Button>
          <Button
            icon={Download}
            disabledReason={errorWords}
            onClick={() => save('osha-300a', itaSummary(company, establishment, year, incidents))}
          >
            <Trans>Download file for Form 300A</Trans>
          </Button>
          <Button
            icon={Download}
            disabledReason={incidents.length === 0 ? t`No cases in the selected year.` : null}
            onClick={() => save('osha-cases', itaCases(establishment, year, incidents))}
          >
            <Trans>Download file for Forms 300 and 301</Trans>
          </Button>
          <Button variant="quiet" onClick={() => setOpen('establishment')}>
            <Trans>Edit establishment</Trans>
          </Button>
        </div>
        {first !== undefined && (
          <Banner tone="attention">
            <Plural
              value={incomplete.length}
              one={`Case ${first} is missing information that OSHA’s file needs: date of birth, date hired, emergency room or hospital stay.`}
              other={`# cases, beginning with case ${first}, are missing information that OSHA’s file needs: date of birth, date hired, emergency room or hospital stay.`}
            />
          </Banner>
        )}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
          {[
            { key: t`Recordable cases`, value: i18n.number(caseCount(totals)) },
            { key: t`Deaths`, value: i18n.number(totals.cases.death) },
            { key: t`Cases with days away from work`, value: i18n.number(totals.cases.days_away) },
            {
              key: t`Cases with job transfer or restriction`,
              value: i18n.number(totals.cases.restricted),
            },
            { key: t`Other recordable cases`, value: i18n.number(totals.cases.other) },
            { key: t`Total days away`, value: i18n.number(totals.daysAway) },
            { key: t`Total days restricted`, value: i18n.number(totals.daysRestricted) },
            {
              key: t`Average number of employees`,
              value: numberOr(establishment.year?.average_employees),
            },
            { key: t`Hours worked`, value: numberOr(establishment.year?.hours_worked) },
          ].map(({ key, value }) => (
            <div key={key}>
              <dt className="text-14 text-ink-3">{key}</dt>
              <dd className="text-18 font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {incidents.length > 0 && (
        <SidewaysScroll
          label={t`OSHA log for ${establishment.name}, ${year}`}
          className="border-t border-line"
        >
          <div className="min-w-[60rem]">
            <DataTable
              isFitted
              caption={t`OSHA log for ${establishment.name}, ${year}`}
              rows={incidents}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'number',
                  header: t`Case`,
                  width: '4.75rem',
                  align: 'end',
                  cell: ({ number }) => number,
                },
                {
                  key: 'name',
                  header: t`Employee`,
                  cell: ({ is_privacy_case, person, job_title }) =>
                    longText(is_privacy_case ? t`Privacy case` : (person?.name ?? ''), job_title),
                },
                {
                  key: 'day',
                  header: t`Date`,
                  width: '5.5rem',
                  align: 'end',
                  cell: ({ occurred_on }) => dayText(occurred_on),
                },
                {
                  key: 'place',
                  header: t`Where`,
                  cell: ({ place }) => longText(place),
                },
                {
                  key: 'injury',
                  header: t`Injury or illness`,
                  width: '10.25rem',
                  cell: ({ injury, kind }) => longText(injury, words.kinds[kind]),
                },
                {
                  key: 'outcome',
                  header: t`Result`,
                  cell: ({ outcome }) => outcomes[outcome],
                },
                {
                  key: 'away',
                  header: t`Days away`,
                  width: '6.75rem',
                  align: 'end',
                  cell: ({ days_away, days_restricted }) =>
                    i18n.number(loggedDays(days_away, days_restricted).away),
                },
                {
                  key: 'restricted',
                  header: t`Days restricted`,
                  width: '9.5rem',
                  align: 'end',
                  cell: ({ days_away, days_restricted }) =>
                    i18n.number(loggedDays(days_away, days_restricted).restricted),
                },
              ]}
            />
          </div>
        </SidewaysScroll>
      )}
      {open === 'year' && (
        <YearSheet establishment={establishment} year={year} onClose={() => setOpen(null)} />
      )}
      {open === 'establishment' && (
        <EstablishmentSheet establishment={establishment} onClose={() => setOpen(null)} />
      )}
    </Card>
  );

  function numberOr(value: number | undefined): string {
    return value === undefined ? t`Not entered` : i18n.number(value);
  }
}

function longText(text: string, below?: string) {
  return (
    <>
      <bdi className="line-clamp-4 wrap-anywhere">{text}</bdi>
      {below !== undefined && <bdi className="line-clamp-2 wrap-anywhere text-ink-3">{below}</bdi>}
    </>
  );
}
