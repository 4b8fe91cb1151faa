import { Trans, useLingui } from '@lingui/react/macro';
import { Duration } from '../../../../ui/Duration.tsx';
import { minuteParts, type PersonChange } from './compare-weeks.ts';
import { usePartNames } from './use-part-names.ts';

type MostChangedProps = {
  readonly people: readonly PersonChange[];
  /** No one else's hours change. */
  readonly isAll: boolean;
};

/** The people whose hours change most, and how. */
export function MostChanged({ people, isAll }: MostChangedProps) {
  const { t } = useLingui();
  const names = usePartNames();
  if (people.length === 0) return null;
  return (
    <>
      {!isAll && (
        <p className="mt-3 text-14 text-ink-3">
          <Trans>Biggest changes</Trans>
        </p>
      )}
      <ul
        aria-label={t`Biggest changes`}
        className="mt-2 divide-y divide-line border-y border-line text-14"
      >
        {people.map(({ personId, name, before, after }) => (
          <li
            key={personId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2"
          >
            <bdi className="min-w-0 font-medium break-words">{name}</bdi>
            <span className="flex flex-wrap gap-x-3 text-ink-2 tabular-nums">
              {minuteParts
                .filter((part) => before[part] !== after[part])
                .map((part) => (
                  <span key={part}>
                    {names[part]} <Duration minutes={before[part]} /> →{' '}
                    <Duration minutes={after[part]} />
                  </span>
                ))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
