import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

type CountsProps = {
  readonly items: readonly {
    readonly label: string;
    readonly value: number;
    readonly tone?: 'danger';
  }[];
};

/** Numbers side by side; what is none stands back. */
export function Counts({ items }: CountsProps) {
  const { i18n } = useLingui();
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
      {items.map(({ label, value, tone }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end bg-surface-1 px-4 py-3 md:px-5"
        >
          <dt className="text-14 text-ink-3">{label}</dt>
          <dd
            className={clsx(
              'text-28 font-semibold tracking-title tabular-nums',
              value === 0 ? 'text-ink-3' : tone === 'danger' && 'text-danger-ink',
            )}
          >
            {i18n.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
