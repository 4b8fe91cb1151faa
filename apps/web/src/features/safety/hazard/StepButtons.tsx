import { useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import { type HazardStep, hazardSteps } from '@muster/domain';
import { useState } from 'react';
import { isUnsent } from '../../../data/outbox/item.ts';
import { useOutbox } from '../../../data/outbox/use-outbox.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { hazardStepKind } from '../../../data/safety/hazard-items.ts';
import { Button } from '../../../ui/Button.tsx';
import { isFieldStep } from './step-draft.ts';
import { StepSheet } from './StepSheet.tsx';
import { useSafetyWords } from '../use-safety-words.ts';
import { useTakeStep } from './use-take-step.ts';

/** Steps that move a hazard forward; the first one that is offered becomes the main button. */
const onward: readonly HazardStep[] = ['verify', 'resolve', 'start', 'assign'];

/** The steps that the reader can take now. A step that is blocked shows the reason. */
export function StepButtons({ page }: { readonly page: HazardPage }) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const offlineReason = useNeedsNetwork();
  const { items } = useOutbox();
  const { take, isBusy } = useTakeStep(page.hazard.id);
  const [chosen, setChosen] = useState<HazardStep | null>(null);
  const isWaiting = items.some(
    (item) =>
      item.kind === hazardStepKind &&
      item.causalKey === `hazard:${page.hazard.id}` &&
      isUnsent(item),
  );
  const offered = hazardSteps.filter((step) => {
    const reason = page.steps[step];
    return reason !== undefined && reason !== 'wrong_state' && reason !== 'hazard_merged';
  });
  const primary = primaryOf(page, offered);
  if (offered.length === 0) return null;
  const reasonFor = (step: HazardStep): string | null => {
    if (isWaiting) return t`Waiting for your last update to sync.`;
    if (page.steps[step] === 'open_actions') return t`Finish open actions first.`;
    if (page.steps[step] === 'photos_missing') return t`Photos are still uploading.`;
    if (page.steps[step] === 'own_resolution')
      return t`You resolved this, so someone else has to verify it.`;
    return isFieldStep(step) ? null : offlineReason;
  };
  const inOrder = offered.toSorted((a, b) => Number(b === primary) - Number(a === primary));
  return (
    <div className="flex flex-wrap items-start gap-2 max-md:*:grow">
      {inOrder.map((step) => (
        <Button
          key={step}
          variant={step === primary ? 'primary' : 'secondary'}
          disabledReason={reasonFor(step)}
          isBusy={isBusy && step === 'start'}
          onClick={() => (step === 'start' ? take('start', {}) : setChosen(step))}
        >
          {words.step(step)}
        </Button>
      ))}
      {chosen !== null && <StepSheet page={page} step={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Returns the step for the main button: assigning for an open hazard, starting work for an assigned one. */
function primaryOf(page: HazardPage, offered: readonly HazardStep[]): HazardStep | undefined {
  const { state } = page.hazard;
  if (page.may_manage && (state === 'open' || state === 'reopened')) return 'assign';
  return onward.find(
    (step) => offered.includes(step) && (step !== 'resolve' || state !== 'assigned'),
  );
}
