import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { resolveWallTime, type WallTime } from '../../../ui/time/wall-time.ts';
import { WallTimeFields } from '../../../ui/time/WallTimeFields.tsx';

type Bound = {
  readonly value: WallTime;
  readonly error: string | null;
  readonly onChange: (wall: WallTime) => void;
};

type ShiftTimesProps = {
  readonly start: Bound;
  readonly end: Bound;
  readonly zone: string;
  /** The days on which it can start, `yyyy-mm-dd`. It can end a day later. */
  readonly firstDate: string;
  readonly lastDate: string;
  readonly nowMs: number;
};

const dayMs = 24 * 60 * 60_000;
/** Enough for a month. */
const mostDays = 33;

/** Fields for the start and end. Moving the start to another day moves the end along. */
export function ShiftTimes({ start, end, zone, firstDate, lastDate, nowMs }: ShiftTimesProps) {
  const noonOf = (date: string) => {
    const noon = resolveWallTime({ date, time: '12:00', pass: null }, zone);
    return 'atMs' in noon ? noon.atMs : nowMs;
  };
  const earliestAtMs = noonOf(firstDate);
  const latestAtMs = noonOf(lastDate);
  const until = (atMs: number) => Math.max(earliestAtMs, Math.min(atMs, nowMs));
  return (
    <>
      <Times legend={<Trans context="when">Clock in</Trans>}>
        <WallTimeFields
          zone={zone}
          earliestAtMs={earliestAtMs}
          latestAtMs={until(latestAtMs)}
          mostDays={mostDays}
          wall={start.value}
          error={start.error}
          onChange={(wall) => {
            const isMoved = wall.date !== start.value.date && end.value.date === start.value.date;
            if (isMoved) end.onChange({ ...end.value, date: wall.date, pass: null });
            start.onChange(wall);
          }}
        />
      </Times>
      <Times legend={<Trans context="when">Clock out</Trans>}>
        <WallTimeFields
          zone={zone}
          earliestAtMs={earliestAtMs}
          latestAtMs={until(latestAtMs + dayMs)}
          mostDays={mostDays}
          wall={end.value}
          error={end.error}
          onChange={end.onChange}
        />
      </Times>
    </>
  );
}

function Times({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {children}
    </fieldset>
  );
}
