import { Trans, useLingui } from '@lingui/react/macro';
import type { Energy } from '@muster/domain/jsa/energies';
import type { Spot } from '@muster/domain/jsa/edit';
import type { Hazard, Turn } from '@muster/domain/jsa/jsa-state';
import { clsx } from 'clsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DocumentItem } from './DocumentItem.tsx';
import { EnergyIcons } from './EnergyIcons.tsx';
import { HighEnergyMark } from './HighEnergyMark.tsx';

type DocumentStepsProps = {
  readonly turn: Turn;
  readonly onEdit: (spot: Spot, text: string) => void;
  readonly onEnergy: (hazard: Hazard, energy: Energy) => void;
  readonly onHighEnergy: (hazard: Hazard) => void;
};

/** Steps in their order, each with its hazards, each of these with its energy, its mark and its controls. */
export function DocumentSteps({ turn, onEdit, onEnergy, onHighEnergy }: DocumentStepsProps) {
  const { t } = useLingui();
  const { lang, facts, ask } = turn.state;
  if (facts.steps.length === 0) return null;
  return (
    // On a phone what she asks about is first: the step, and in it the hazard.
    <div className={clsx('py-2', ask.steps.length > 0 && 'max-lg:order-first')}>
      <h3 className="px-4 text-14 font-medium text-ink-3 md:px-5">{t`Steps`}</h3>
      <ol className="flex flex-col">
        {facts.steps.map((step, at) => (
          <li
            key={step.id}
            className={clsx(
              'flex min-w-0 flex-col',
              ask.steps.includes(step.id) && 'max-lg:order-first',
            )}
          >
            <ul className="-order-2">
              <DocumentItem lang={lang} onPress={() => onEdit({ kind: 'step', at }, step.text)}>
                <span className="font-medium">
                  {at + 1}. {step.text}
                </span>
              </DocumentItem>
            </ul>
            {step.hazards.map((hazard, hazardAt) => (
              <div
                key={hazard.id}
                className={clsx(
                  'mb-2 ml-4 border-l-2 md:ml-5',
                  // The one that she asks about.
                  ask.hazards.includes(hazard.id) ? 'border-choice max-lg:-order-1' : 'border-line',
                )}
              >
                <ul>
                  <DocumentItem
                    lang={lang}
                    onPress={() => onEdit({ kind: 'hazard', step: at, at: hazardAt }, hazard.text)}
                  >
                    <span className="min-w-0">{hazard.text}</span>
                  </DocumentItem>
                </ul>
                <div className="pr-2 pl-2 md:pl-3">
                  <EnergyIcons
                    hazard={hazard.text}
                    energy={hazard.energy}
                    onChoose={(energy) => onEnergy(hazard, energy)}
                  />
                  <HighEnergyMark hazard={hazard} onOpen={() => onHighEnergy(hazard)} />
                </div>
                <ul>
                  {hazard.controls.map((control, controlAt) => (
                    <DocumentItem
                      key={control.id}
                      lang={lang}
                      indent="control"
                      onPress={() =>
                        onEdit(
                          { kind: 'control', step: at, hazard: hazardAt, at: controlAt },
                          control.text,
                        )
                      }
                    >
                      <span className="min-w-0">{control.text}</span>
                      {control.direct === 'yes' && (
                        <StatusBadge tone="done" look="plain">
                          <Trans>Direct control</Trans>
                        </StatusBadge>
                      )}
                    </DocumentItem>
                  ))}
                </ul>
              </div>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
