import { Trans, useLingui } from '@lingui/react/macro';
import type { Correction } from '@muster/contract/corrections';
import { workedMinutes } from '@muster/domain';
import { clsx } from 'clsx';
import { Duration } from '../../../ui/Duration.tsx';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';

type Side = NonNullable<Correction['before']>;

type CorrectionCompareProps = {
  readonly before: Side | null;
  readonly after: Side | null;
  readonly zone: string;
  /** Names of projects and cost codes, by id. */
  readonly names: Readonly<Record<string, string>>;
};

/** An entry's current and requested values side by side, with the differences in bold. */
export function CorrectionCompare({ before, after, zone, names }: CorrectionCompareProps) {
  const { t } = useLingui();
  const times = useTimeWords();
  const nameOf = (id: string | null) => (id === null ? '–' : (names[id] ?? '…'));
  const start = before?.started_at ?? after?.started_at ?? '';
  const day = dayKeyAt(Date.parse(start), zone);
  const time = (instant: string | null) => {
    if (instant === null) return '–';
    const atMs = Date.parse(instant);
    const text = times.time(atMs, zone);
    return dayKeyAt(atMs, zone) === day ? text : `${times.date(atMs, zone)}, ${text}`;
  };
  const rows: readonly {
    readonly label: string;
    readonly of: (side: Side) => string;
    /** Left out if the change doesn't affect it. */
    readonly isDetail?: boolean;
  }[] = [
    {
      label: t({ message: 'Clock in', context: 'when' }),
      of: ({ started_at }) => time(started_at),
    },
    { label: t({ message: 'Clock out', context: 'when' }), of: ({ ended_at }) => time(ended_at) },
    {
      label: t`Breaks`,
      isDetail: true,
      of: ({ breaks }) =>
        breaks.length === 0
          ? '–'
          : breaks
              .map(({ kind, started_at, ended_at }) => {
                const name = kind === 'meal' ? t`Meal` : t`Rest`;
                return `${name} ${time(started_at)} – ${time(ended_at)}`;
              })
              .join(', '),
    },
    { label: t`Project`, isDetail: true, of: ({ project_id }) => nameOf(project_id) },
    { label: t`Cost code`, isDetail: true, of: ({ cost_code_id }) => nameOf(cost_code_id) },
  ];
  const sides = [before, after];
  return (
    <table className="w-full table-fixed text-left text-14 tabular-nums">
      <thead>
        <tr className="text-ink-3">
          <td className="w-[28%] max-[22.5rem]:w-[34%]">&nbsp;</td>
          <th scope="col" className="py-1 pr-3 font-medium">
            <Trans>Before</Trans>
          </th>
          <th scope="col" className="py-1 font-medium">
            <Trans context="the entry after a change">After</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="align-top">
        {rows
          .filter(({ of }) => sides.some((side) => side !== null && of(side) !== '–'))
          .filter(
            ({ of, isDetail = false }) =>
              !isDetail || before === null || after === null || of(before) !== of(after),
          )
          .map(({ label, of }) => {
            const [now, next] = sides.map((side) => (side === null ? null : of(side)));
            const isSame = now === next;
            return (
              <tr key={label} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-2 font-normal text-ink-3">
                  {label}
                </th>
                <td className="py-1.5 pr-3 break-words text-ink-2">{now ?? '–'}</td>
                <td className={clsx('py-1.5 break-words', isSame ? 'text-ink-2' : 'font-semibold')}>
                  {next ?? '–'}
                </td>
              </tr>
            );
          })}
        <tr className="border-t border-line">
          <th scope="row" className="py-1.5 pr-2 font-normal text-ink-3">
            <Trans>Worked</Trans>
          </th>
          {sides.map((side, index) => (
            <td key={index === 0 ? 'now' : 'new'} className="py-1.5 pr-3 last:font-semibold">
              {side === null || side.ended_at === null ? (
                '–'
              ) : (
                <Duration minutes={workedIn(side)} />
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Returns the minutes without meal breaks. Only the pay engine knows how much of a break is paid. */
function workedIn({ started_at, ended_at, breaks }: Side): number {
  const until = Date.parse(ended_at ?? started_at);
  const entry = {
    startedAt: Date.parse(started_at),
    endedAt: until,
    breaks: breaks.map((taken) => ({
      kind: taken.kind,
      startedAt: Date.parse(taken.started_at),
      endedAt: Date.parse(taken.ended_at ?? taken.started_at),
    })),
  };
  return workedMinutes(entry, until);
}
