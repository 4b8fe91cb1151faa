import { Trans, useLingui } from '@lingui/react/macro';
import type { Attendance, AttendanceRow } from '@muster/contract/tracking';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { anyText } from '../../kit/list/list-params.ts';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/Select.tsx';
import { SidewaysScroll } from '../../ui/SidewaysScroll.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { attendanceQuery } from './tracking-queries.ts';

/** Missed punches, meal breaks, long shifts and certificates, by crew and week. */
export function AttendanceTab() {
  const { i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(attendanceQuery(user_id));
  if (read.status === 'loading') return <SkeletonRows count={8} />;
  if (read.status === 'failed')
    return (
      <ErrorState title={<Trans>Couldn’t load attendance</Trans>} onRetry={read.retry}>
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  return (
    <div className="space-y-5">
      <WeeksCard rows={read.data.rows} />
      <CertificatesCard certificates={read.data.certificates} />
    </div>
  );
}

const params = { crew: anyText };
const everyone = 'all';
const noCrew = 'none';

function keyOf({ is_all, crew_id }: AttendanceRow): string {
  return is_all ? everyone : (crew_id ?? noCrew);
}

function WeeksCard({ rows }: { readonly rows: readonly AttendanceRow[] }) {
  const { t, i18n } = useLingui();
  const search = useListSearch(params);
  const crews = new Map(
    rows.map((row) => [
      keyOf(row),
      row.is_all
        ? t({ message: 'Everyone', context: 'crews' })
        : (row.crew ?? t({ message: 'No crew', context: 'attendance' })),
    ]),
  );
  const { crew: chosen = everyone } = search.values;
  const crew = crews.has(chosen) ? chosen : everyone;
  const shown = rows.filter((row) => keyOf(row) === crew);
  const week = (from: string) =>
    i18n.date(Date.parse(`${from}T12:00:00Z`), { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const share = ({ days, missed_punches, meals, long_shifts }: AttendanceRow) =>
    days === 0 ? 0 : (100 * (missed_punches + meals + long_shifts)) / days;
  if (rows.length === 0)
    return (
      <Card title={t`Weeks`}>
        <p className="text-14 text-ink-2">
          <Trans>No time in the last eight weeks.</Trans>
        </p>
      </Card>
    );
  return (
    <Card
      title={t`Weeks`}
      description={<Trans>Days worked with a problem, over the last eight weeks.</Trans>}
      actions={
        <Select
          label={t`Crew`}
          isLabelHidden
          value={crew}
          onChange={(event) =>
            search.change({ crew: event.target.value === everyone ? '' : event.target.value })
          }
          options={[...crews].map(([value, label]) => ({ value, label }))}
        />
      }
    >
      <div className="space-y-6">
        <BarsWithTable
          title={t`Problems per 100 worked days`}
          unit={t`Per 100 days`}
          of={t`Week of`}
          format={(value) => i18n.number(value, { maximumFractionDigits: 1 })}
          bars={shown.toReversed().map((row) => ({
            key: row.week_from,
            label: week(row.week_from),
            value: share(row),
          }))}
        />
        <SidewaysScroll label={t`Days worked`}>
          <table className="w-full text-14">
            <thead>
              <tr className="border-b border-line text-right text-ink-2 [&>th]:py-2 [&>th]:pl-4 [&>th]:font-medium">
                <th scope="col" className="pl-0! text-left">
                  <Trans>Week of</Trans>
                </th>
                <th scope="col">
                  <Trans>Days worked</Trans>
                </th>
                <th scope="col">
                  <Trans>Missed punches</Trans>
                </th>
                <th scope="col">
                  <Trans>Meal breaks</Trans>
                </th>
                <th scope="col">
                  <Trans>Long shifts</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr
                  key={row.week_from}
                  className="border-b border-line text-right tabular-nums last:border-b-0 [&>td]:py-2 [&>td]:pl-4"
                >
                  <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
                    {week(row.week_from)}
                  </th>
                  <td>{i18n.number(row.days)}</td>
                  <td>{i18n.number(row.missed_punches)}</td>
                  <td>{i18n.number(row.meals)}</td>
                  <td>{i18n.number(row.long_shifts)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </SidewaysScroll>
      </div>
    </Card>
  );
}

function CertificatesCard({ certificates }: { readonly certificates: Attendance['certificates'] }) {
  const { t, i18n } = useLingui();
  return (
    <Card isFlush title={t`Certificates about to expire`}>
      {certificates.length === 0 ? (
        <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
          <Trans>None expires in the next 60 days.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {certificates.map(({ id, person, kind, expires_on, is_expired }) => {
            const day = i18n.date(Date.parse(`${expires_on}T12:00:00Z`), {
              timeZone: 'UTC',
              dateStyle: 'medium',
            });
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 text-14 md:px-5"
              >
                <span className="min-w-0 wrap-anywhere">
                  <bdi className="font-medium">{person.name}</bdi> · {kind}
                </span>
                <StatusBadge tone={is_expired ? 'danger' : 'attention'} look="plain">
                  {is_expired ? t`Expired ${day}` : t`Expires ${day}`}
                </StatusBadge>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
