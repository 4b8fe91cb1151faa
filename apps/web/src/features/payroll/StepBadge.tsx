import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StatusTone } from '../../ui/status.ts';
import type { PeriodStep } from './period-step.ts';
import { usePayrollWords } from './use-payroll-words.ts';

const tones: Readonly<Record<PeriodStep['kind'], StatusTone | null>> = {
  empty: null,
  running: null,
  exporting: 'running',
  done: 'done',
  approve: 'attention',
  lock: 'attention',
  export: 'info',
  export_changes: 'attention',
};

/** A period's next step as a badge, or as plain text if nothing needs to be done. */
export function StepBadge({ step }: { readonly step: PeriodStep }) {
  const words = usePayrollWords();
  const tone = tones[step.kind];
  if (tone === null) return <span className="text-ink-2">{words.step(step)}</span>;
  return (
    <StatusBadge tone={tone} look="plain">
      {words.step(step)}
    </StatusBadge>
  );
}
