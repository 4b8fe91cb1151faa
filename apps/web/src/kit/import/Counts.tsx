import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';

export type CountItem = {
  readonly label: string;
  readonly value: number;
  readonly tone?: 'danger';
};

/** Numbers side by side; a zero is muted. */
export function Counts({ items }: { readonly items: readonly CountItem[] }) {
  const { i18n } = useLingui();
  return (
    <dl className="flex flex-wrap gap-px overflow-clip rounded-card border border-line bg-line">
      {items.map(({ label, value, tone }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 basis-32 flex-col-reverse justify-end bg-surface-1 px-4 py-3 md:px-5"
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
