import { Trans, useLingui } from '@lingui/react/macro';
import type { Slot, Turn } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';

const parts = ['job', 'steps', 'hazards', 'rest', 'check'] as const;
type Part = (typeof parts)[number];

const partOf: Readonly<Record<Slot, Part>> = {
  task: 'job',
  place: 'job',
  people: 'job',
  steps: 'steps',
  hazards: 'hazards',
  controls: 'hazards',
  direct_control: 'hazards',
  confirm: 'hazards',
  wheel: 'rest',
  ppe: 'rest',
  permits: 'rest',
  emergency: 'rest',
  stop_work: 'rest',
  read_back: 'check',
  sign: 'check',
};

/** How far the talk is, in five parts. */
export function TalkProgress({ turn }: { readonly turn: Turn }) {
  const { t } = useLingui();
  const names: Readonly<Record<Part, string>> = {
    job: t`The job`,
    steps: t`Steps`,
    hazards: t`Hazards`,
    rest: t`PPE and emergency`,
    check: t`Check and sign`,
  };
  // A proposal comes in between: it is about the question behind it.
  const part = turn.asks === null ? 'check' : partOf[turn.state.ask.slot];
  const at = parts.indexOf(part) + 1;
  const count = parts.length;
  const name = names[part];
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate text-14 font-medium">
        <span className="sr-only">
          <Trans>
            {at} of {count}:
          </Trans>{' '}
        </span>
        {name}
      </p>
      <div aria-hidden className="mt-1.5 grid max-w-60 grid-cols-5 gap-1">
        {parts.map((one, index) => (
          <span
            key={one}
            className={clsx('h-1 rounded-chip', index < at ? 'bg-choice' : 'bg-surface-3')}
          />
        ))}
      </div>
    </div>
  );
}
