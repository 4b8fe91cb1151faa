import type { TypedValue } from '../../data/changes/kept-change.ts';

/** The typed values, by the fields' labels. */
export function TypedValues({ typed }: { readonly typed: readonly TypedValue[] }) {
  if (typed.length === 0) return null;
  return (
    <dl className="space-y-0.5 text-14 text-ink-2">
      {typed.map(({ label, value }) => (
        <div key={label}>
          <dt className="inline text-ink-3">{label}: </dt>
          <dd className="inline wrap-anywhere whitespace-pre-line">
            <bdi>{value === '' ? '–' : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
