import { Trans, useLingui } from '@lingui/react/macro';
import type { Spot } from '@muster/domain/jsa/edit';
import type { Turn } from '@muster/domain/jsa/jsa-state';
import Zap from 'lucide-react/icons/zap';
import { Fragment } from 'react';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { DocumentItem } from './DocumentItem.tsx';

/** Steps in their order, each with its hazards, each of these with its controls. */
export function DocumentSteps({
  turn,
  onEdit,
}: {
  readonly turn: Turn;
  readonly onEdit: (spot: Spot, text: string) => void;
}) {
  const { t } = useLingui();
  const { lang, facts } = turn.state;
  const { steps } = turn.document;
  if (steps.length === 0) return null;
  return (
    <div className="py-2">
      <h3 className="px-4 text-14 font-medium text-ink-3 md:px-5">{t`Steps`}</h3>
      <ol>
        {steps.map((step, at) => (
          <li key={facts.steps[at]?.id ?? 'rest'}>
            <ul>
              <DocumentItem
                lang={lang}
                // Hazards that were said before any step are shown under the task.
                onPress={
                  at < facts.steps.length
                    ? () => onEdit({ kind: 'step', at }, step.text)
                    : () => onEdit({ kind: 'task' }, step.text)
                }
              >
                <span className="font-medium">
                  {at + 1}. {step.text}
                </span>
              </DocumentItem>
              {step.hazards.map((hazard, hazardAt) => (
                <Fragment key={(facts.steps[at]?.hazards ?? facts.looseHazards)[hazardAt]?.id}>
                  <DocumentItem
                    lang={lang}
                    indent="hazard"
                    onPress={() => onEdit({ kind: 'hazard', step: at, at: hazardAt }, hazard.text)}
                  >
                    <span className="min-w-0">{hazard.text}</span>
                    {hazard.high_energy !== null && (
                      <StatusBadge tone="danger" icon={Zap} look="plain">
                        <Trans>High energy</Trans>
                      </StatusBadge>
                    )}
                  </DocumentItem>
                  {hazard.controls.map((control, controlAt) => (
                    <DocumentItem
                      key={control.text}
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
                </Fragment>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
