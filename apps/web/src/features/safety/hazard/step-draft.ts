import type { HazardPage } from '@muster/contract/safety';
import type { Energy } from '@muster/domain/jsa/energies';
import type { HazardStep, RiskLevel } from '@muster/domain';
import type { HazardPhoto } from '../../../data/safety/photo-files.ts';

/** Returns true for steps taken in the field, which work offline; the others need a network. */
export function isFieldStep(step: HazardStep): boolean {
  return step === 'start' || step === 'resolve';
}

export type StepDraft = {
  readonly severity: RiskLevel;
  readonly likelihood: RiskLevel;
  readonly energy: Energy | null;
  readonly due_on: string;
  readonly assignee_person_id: string | null;
  readonly residual_severity: RiskLevel | null;
  readonly residual_likelihood: RiskLevel | null;
  readonly comment: string;
  readonly photos: readonly HazardPhoto[];
};

export function stepDraftOf({ hazard }: HazardPage): StepDraft {
  return {
    severity: hazard.severity,
    likelihood: hazard.likelihood,
    energy: hazard.energy,
    due_on: hazard.due_on,
    assignee_person_id: hazard.assignee?.person_id ?? null,
    residual_severity: hazard.residual_severity,
    residual_likelihood: hazard.residual_likelihood,
    comment: '',
    photos: [],
  };
}

export type MissingStepPart = 'assignee_person_id' | 'comment' | 'residual_severity' | 'due_on';

export function missingStepParts(step: HazardStep, draft: StepDraft): ReadonlySet<MissingStepPart> {
  const missing = new Set<MissingStepPart>();
  if (step === 'assign' && draft.assignee_person_id === null) missing.add('assignee_person_id');
  const isProven = step === 'resolve' && draft.photos.length > 0;
  if ((step === 'resolve' || step === 'reopen') && draft.comment.trim() === '' && !isProven) {
    missing.add('comment');
  }
  if (
    (step === 'resolve' || step === 'verify') &&
    (draft.residual_severity === null) !== (draft.residual_likelihood === null)
  ) {
    missing.add('residual_severity');
  }
  if ((step === 'assign' || step === 'triage') && draft.due_on === '') missing.add('due_on');
  return missing;
}

/**
 * Returns what `change_hazard` accepts. The due date is included only if it was edited, since a new rating sets its
 * own.
 */
export function factsOfStep(
  step: HazardStep,
  draft: StepDraft,
  { hazard }: HazardPage,
): Readonly<Record<string, unknown>> {
  const dueOn = draft.due_on === hazard.due_on ? null : draft.due_on;
  const { residual_severity, residual_likelihood } = draft;
  const residual = { residual_severity, residual_likelihood };
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
      return { assignee_person_id: draft.assignee_person_id, due_on: dueOn, comment };
    case 'resolve':
      // The photos are sent as the item's files.
      return { ...residual, comment };
    case 'verify':
      return { ...residual, comment };
    case 'start':
    case 'reopen':
      return { comment };
  }
}
