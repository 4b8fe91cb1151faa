import { Duration } from '../../ui/Duration.tsx';

/** Minutes as hours and minutes; zero shows as a dash. */
export function Minutes({ minutes }: { readonly minutes: number }) {
  if (minutes === 0) return <span className="text-ink-3">–</span>;
  // An adjustment may reduce the time.
  if (minutes < 0) {
    return (
      <span className="whitespace-nowrap">
        −<Duration minutes={-minutes} />
      </span>
    );
  }
  return <Duration minutes={minutes} />;
}
