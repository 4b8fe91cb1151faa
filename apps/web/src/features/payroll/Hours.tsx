import { Duration } from '../../ui/Duration.tsx';

/** Minutes of pay; a difference may take time away. */
export function Hours({ minutes }: { readonly minutes: number }) {
  if (minutes === 0) return <span className="text-ink-3">–</span>;
  return (
    <span className="whitespace-nowrap">
      {minutes < 0 && '−'}
      <Duration minutes={Math.abs(minutes)} />
    </span>
  );
}
