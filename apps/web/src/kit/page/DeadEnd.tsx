import type { ReactNode } from 'react';

type DeadEndProps = {
  /** The problem, such as "Hazard not found". */
  readonly title: ReactNode;
  /** The reason, in one sentence. */
  readonly children: ReactNode;
  /** The way on, a `WayOn`. */
  readonly action: ReactNode;
};

/** Shown instead of a page that the person can't open or that doesn't exist. */
export function DeadEnd({ title, children, action }: DeadEndProps) {
  return (
    <div className="m-auto flex w-full max-w-form flex-col items-start gap-6">
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">{title}</h1>
        <p className="text-ink-2">{children}</p>
      </div>
      {action}
    </div>
  );
}
