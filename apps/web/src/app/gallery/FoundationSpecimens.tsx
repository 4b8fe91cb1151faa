import { clsx } from 'clsx';
import { statusIcons, statusInks, statusSofts, type StatusTone } from '../../ui/status.ts';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

const sizes = [
  'text-12',
  'text-14',
  'text-16',
  'text-18',
  'text-22',
  'text-28',
  'text-40',
  'text-64',
];
const surfaces = ['bg-surface-0', 'bg-surface-1', 'bg-surface-2', 'bg-surface-3'];
const accents = [
  ['accent', 'border-accent-edge bg-accent text-on-accent'],
  ['hover', 'border-transparent bg-accent-hover text-on-accent'],
  ['active', 'border-transparent bg-accent-active text-on-accent'],
  ['link', 'border-transparent text-accent-ink underline'],
  ['', 'border-transparent bg-accent-mark'],
  ['chosen', 'border-choice bg-choice-soft text-choice-ink'],
  ['', 'border-transparent bg-choice'],
  ['highlight', 'border-highlight-edge bg-highlight text-on-highlight'],
] as const;
const tones: readonly StatusTone[] = [
  'running',
  'break',
  'attention',
  'danger',
  'info',
  'done',
  'off',
];

export function FoundationSpecimens() {
  return (
    <SpecimenGroup title="Foundations">
      <div className="grid gap-8 *:min-w-0 md:grid-cols-2">
        <Specimen title="Type" className="space-y-1 overflow-clip">
          {sizes.map((size) => (
            <p key={size} className={clsx(size, 'truncate font-medium tabular-nums')}>
              7:42 Niño y Ávila
            </p>
          ))}
        </Specimen>
        <div className="space-y-8">
          <Specimen title="Surfaces and inks" className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {surfaces.map((surface) => (
              <div
                key={surface}
                className={clsx('rounded-card border border-line p-3 text-14', surface)}
              >
                <p className="text-ink-1">Ink one</p>
                <p className="text-ink-2">Ink two</p>
                {surface !== 'bg-surface-3' && <p className="text-ink-3">Ink three</p>}
              </div>
            ))}
          </Specimen>
          <Specimen title="Brand" className="grid grid-cols-3 gap-2 md:grid-cols-5">
            {accents.map(([name, style]) => (
              <div key={name} className={clsx('rounded-control border px-3 py-3 text-14', style)}>
                {name}
              </div>
            ))}
          </Specimen>
          <Specimen title="Status" className="grid grid-cols-2 gap-2 md:grid-cols-3">
            {tones.map((tone) => {
              const Icon = statusIcons[tone];
              return (
                <div
                  key={tone}
                  className={clsx(
                    'flex items-center gap-2 rounded-control px-3 py-3 text-14 font-medium',
                    statusSofts[tone],
                    statusInks[tone],
                  )}
                >
                  <Icon aria-hidden className="size-4" />
                  {tone}
                </div>
              );
            })}
          </Specimen>
        </div>
      </div>
    </SpecimenGroup>
  );
}
