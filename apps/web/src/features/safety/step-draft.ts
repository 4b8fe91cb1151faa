import type { Energy, HazardPage } from '@muster/contract/safety';
import type { HazardStep, RiskLevel } from '@muster/domain';
import type { HazardPhoto } from '../../data/safety/photo-files.ts';

/** Taken in the field, so they work without a network; the others need one. */
export function isFieldStep(step: HazardStep): boolean {
  return step === 'start' || step === 'resolve';
}

export type StepDraft = {
  readonly severity: RiskLevel;
  readonly likelihood: RiskLevel;
  readonly energy: Energy | null;
  readonly dueOn: string;
  readonly assigneeId: string | null;
  readonly residualSeverity: RiskLevel | null;
  readonly residualLikelihood: RiskLevel | null;
  readonly comment: string;
  readonly photos: readonly HazardPhoto[];
};

export function stepDraftOf({ hazard }: HazardPage): StepDraft {
  return {
    severity: hazard.severity,
    likelihood: hazard.likelihood,
    energy: hazard.energy,
    dueOn: hazard.due_on,
    assigneeId: hazard.assignee?.person_id ?? null,
    residualSeverity: hazard.residual_severity,
    residualLikelihood: hazard.residual_likelihood,
    comment: '',
    photos: [],
  };
}

export type MissingStepPart = 'assignee' | 'comment' | 'residual' | 'due';

export function missingStepParts(step: HazardStep, draft: StepDraft): ReadonlySet<MissingStepPart> {
  const missing = new Set<MissingStepPart>();
  if (step === 'assign' && draft.assigneeId === null) missing.add('assignee');
  const isProven = step === 'resolve' && draft.photos.length > 0;
  if ((step === 'resolve' || step === 'reopen') && draft.comment.trim() === '' && !isProven) {
    missing.add('comment');
  }
  if (
    (step === 'resolve' || step === 'verify') &&
    (draft.residualSeverity === null) !== (draft.residualLikelihood === null)
  ) {
    missing.add('residual');
  }
  if ((step === 'assign' || step === 'triage') && draft.dueOn === '') missing.add('due');
  return missing;
}

/**
 * What `change_hazard` takes. The due date goes along only where it was changed by hand: a new rating
 * brings its own.
 */
export function factsOfStep(
  step: HazardStep,
  draft: StepDraft,
  { hazard }: HazardPage,
): Readonly<Record<string, unknown>> {
  const dueOn = draft.dueOn === hazard.due_on ? null : draft.dueOn;
  const residual = {
    residual_severity: draft.residualSeverity,
    residual_likelihood: draft.residualLikelihood,
  };
  const comment = draft.comment.trim() === '' ? null : draft.comment.trim();
  switch (step) {
    case 'triage':
      return {
        severity: draft.severity,
        likelihood: draft.likelihood,
        energy: draft.energy,
        due_on: dueOn,
        comment,
      };
    case 'assign':
      return { assignee_person_id: draft.assigneeId, due_on: dueOn, comment };
    case 'resolve':
      // Its photos are the item's files.
      return { ...residual, comment };
    case 'verify':
      return { ...residual, comment };
    case 'start':
    case 'reopen':
      return { comment };
  }
}
