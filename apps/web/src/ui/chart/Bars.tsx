import { useLingui } from '@lingui/react/macro';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  type XAxisTickContentProps,
  YAxis,
} from 'recharts';
import type { Bar as Value } from './bar.ts';

type BarsProps = {
  readonly bars: readonly Value[];
  readonly unit: string;
  readonly format: (value: number) => string;
};

const tick = { fill: 'var(--ink-3)', fontSize: 12 };

/** Half a letter's width at that size. */
const halfLetterPx = 3.1;

/** A name under its bar; the first one starts no further left than the drawing. */
function NameTick({ x, y, payload }: XAxisTickContentProps) {
  const name = String(payload.value);
  return (
    <text
      {...tick}
      x={Math.max(Number(x), name.length * halfLetterPx)}
      y={y}
      dy="0.71em"
      // The chart measures names by this class to decide how many fit.
      className="recharts-cartesian-axis-tick-value"
      textAnchor="middle"
    >
      {name}
    </text>
  );
}

/** The drawing only; its numbers are in the table beside it. */
export function Bars({ bars, unit, format }: BarsProps) {
  const { i18n } = useLingui();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        accessibilityLayer={false}
        margin={{ left: -20, right: 4, top: 4 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tick={NameTick}
          stroke="var(--line)"
          tickLine={false}
          interval="equidistantPreserveStart"
          // The first name may have been moved right by that much.
          minTickGap={24}
        />
        <YAxis
          tick={tick}
          stroke="var(--line)"
          tickLine={false}
          axisLine={false}
          // 1,650 as "1.7K" would be wrong: two decimals show the ticks' exact values.
          tickFormatter={(value: number) =>
            i18n.number(value, { notation: 'compact', maximumFractionDigits: 2 })
          }
          allowDecimals={bars.some(({ value }) => !Number.isInteger(value))}
        />
        <Tooltip
          cursor={{ fill: 'var(--surface-2)' }}
          formatter={(value) => [format(Number(value)), unit]}
          contentStyle={{ background: 'var(--surface-1)', border: '1px solid var(--line)' }}
        />
        <Bar
          dataKey="value"
          fill="var(--accent)"
          radius={[4, 4, 0, 0]}
          maxBarSize={36}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
