import { useLingui } from '@lingui/react/macro';
import { fenceLimits } from '@muster/domain/place/ring';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { controlStyles } from '../../../ui/control-styles.ts';
import { useLengthWords } from '../map/use-length-words.ts';

type RadiusFieldProps = {
  readonly radiusM: number;
  readonly onChange: (radiusM: number) => void;
};

/** Of the browser's own slider the dark look makes the track glare. */
const sliderStyles = clsx(
  'h-12 w-full cursor-pointer appearance-none rounded-control bg-transparent bg-left bg-no-repeat md:h-10',
  'bg-[linear-gradient(var(--accent-mark),var(--accent-mark)),linear-gradient(var(--line-control),var(--line-control))]',
  '[&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent-mark',
  '[&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:border-none [&::-moz-range-thumb]:bg-accent-mark',
);

/** The radius by a slider and as a number, in metres; beside it in the reader's unit. */
export function RadiusField({ radiusM, onChange }: RadiusFieldProps) {
  const { t } = useLingui();
  const { length } = useLengthWords();
  const [typed, setTyped] = useState<string | null>(null);
  const { minRadiusM, maxRadiusM } = fenceLimits;
  const isWrong =
    typed !== null &&
    !(/^\d+$/.test(typed) && Number(typed) >= minRadiusM && Number(typed) <= maxRadiusM);
  const reached = (radiusM - minRadiusM) / (maxRadiusM - minRadiusM);
  const metres = t`${radiusM} m`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-4">
      <Field label={t`Radius`} labelDetail={length(radiusM)}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={minRadiusM}
            max={maxRadiusM}
            step={10}
            value={radiusM}
            aria-valuetext={metres}
            onChange={(event) => {
              setTyped(null);
              onChange(Number(event.target.value));
            }}
            style={{ backgroundSize: `${reached * 100}% 0.375rem, 100% 0.375rem` }}
            className={sliderStyles}
          />
        )}
      </Field>
      <Field label={t`Metres`} error={isWrong ? t`50 to 1000` : null}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            value={typed ?? String(radiusM)}
            onChange={(event) => {
              const text = event.target.value;
              setTyped(text);
              const metresTyped = Number(text);
              if (/^\d+$/.test(text) && metresTyped >= minRadiusM && metresTyped <= maxRadiusM) {
                onChange(metresTyped);
              }
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
