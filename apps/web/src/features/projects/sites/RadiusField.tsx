import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { controlStyles } from '../../../ui/control-styles.ts';
import { useRadiusWords } from '../../../ui/place/use-radius-words.ts';

type RadiusFieldProps = {
  readonly radiusM: number;
  readonly onChange: (radiusM: number) => void;
};

/** The browser's own slider has a glaring track in dark mode. */
const sliderStyles = clsx(
  'h-12 w-full cursor-pointer appearance-none rounded-control bg-transparent bg-left bg-no-repeat md:h-10',
  'bg-[linear-gradient(var(--accent-mark),var(--accent-mark)),linear-gradient(var(--line-control),var(--line-control))]',
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent-mark',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:border-none [&::-moz-range-thumb]:bg-accent-mark',
);

/** The radius as a slider and a number, in the reader's unit. */
export function RadiusField({ radiusM, onChange }: RadiusFieldProps) {
  const { t } = useLingui();
  const { scale, radius } = useRadiusWords();
  const [typed, setTyped] = useState<string | null>(null);
  const { least, most, slider, shown } = scale;
  const stored = (text: string) =>
    /^\d+$/.test(text) ? scale.stored(Number(text), radiusM) : null;
  const isWrong = typed !== null && stored(typed) === null;
  const reached = (shown(radiusM) - slider.from) / (slider.to - slider.from);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-4">
      <Field label={t`Radius`}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={slider.from}
            max={slider.to}
            step={slider.step}
            value={shown(radiusM)}
            aria-valuetext={radius(radiusM)}
            onChange={(event) => {
              setTyped(null);
              // The ends of the slider may lie slightly outside the limits.
              const to = Math.min(most, Math.max(least, Number(event.target.value)));
              onChange(scale.stored(to, radiusM) ?? radiusM);
            }}
            style={{ backgroundSize: `${reached * 100}% 0.375rem, 100% 0.375rem` }}
            className={sliderStyles}
          />
        )}
      </Field>
      <Field
        label={scale.unit === 'foot' ? t`Feet` : t`Meters`}
        error={isWrong ? t`${least} to ${most}` : null}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            value={typed ?? String(shown(radiusM))}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              const nextM = stored(text);
              if (nextM !== null) onChange(nextM);
            }}
            onBlur={() => {
              if (!isWrong) setTyped(null);
            }}
            className={`${controlStyles} h-12 text-right tabular-nums md:h-10`}
          />
        )}
      </Field>
    </div>
  );
}
