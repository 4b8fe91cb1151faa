import { useLingui } from '@lingui/react/macro';
import type { RiskBand } from '@muster/domain';
import { clsx } from 'clsx';
import type { HazardMark } from './hazard-marks.ts';
import { useSafetyWords } from '../use-safety-words.ts';

const bandFills = {
  low: 'fill-info-ink',
  moderate: 'fill-break-ink',
  high: 'fill-attention-ink',
  stop_work: 'fill-danger-ink',
} as const satisfies Record<RiskBand, string>;

/** A mark on the map, colored by the worst of its hazards; the number says which or how many. */
export function HazardPin({
  mark: { at, hazards },
  isChosen,
  onChoose,
}: {
  readonly mark: HazardMark;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const [first] = hazards.toSorted((a, b) => b.score - a.score);
  if (first === undefined) return null;
  const { number, what } = first;
  const count = hazards.length;
  const band = words.band(first.band);
  const label =
    count === 1 ? t`#${number}, ${band}: ${what}` : t`${count} hazards here. Highest risk: ${band}`;
  return (
    <g
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button element.
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
      className="group cursor-pointer outline-none"
    >
      <circle cx={at.x} cy={at.y} r={22} className="fill-transparent" />
      <circle
        cx={at.x}
        cy={at.y}
        r={20}
        strokeWidth={2.5}
        className={clsx(
          'fill-transparent group-focus-visible:stroke-accent-mark',
          isChosen ? 'stroke-ink-1' : 'stroke-transparent',
        )}
      />
      <circle
        cx={at.x}
        cy={at.y}
        r={16}
        strokeWidth={2}
        className={clsx('stroke-surface-1', bandFills[first.band])}
      />
      <text
        x={at.x}
        y={at.y}
        dy="0.35em"
        textAnchor="middle"
        className="pointer-events-none fill-surface-1 text-12 font-medium tabular-nums"
      >
        {count === 1 ? `#${number}` : `${count}×`}
      </text>
    </g>
  );
}
