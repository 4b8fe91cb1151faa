import { useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import type { HazardStep } from '@muster/domain';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { PhotosField } from '../../kit/photos/PhotosField.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AssigneePicker } from './AssigneePicker.tsx';
import { EnergySelect } from './EnergySelect.tsx';
import { LevelSelect } from './LevelSelect.tsx';
import { RatingBanner } from './RatingBanner.tsx';
import { factsOfStep, isFieldStep, missingStepParts, stepDraftOf } from './step-draft.ts';
import { useSafetyWords } from './use-safety-words.ts';
import { useTakeStep } from './use-take-step.ts';

type StepSheetProps = {
  readonly page: HazardPage;
  readonly step: HazardStep;
  readonly onClose: () => void;
};

/** What a step asks for, and the button that takes it. */
export function StepSheet({ page, step, onClose }: StepSheetProps) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const offlineReason = useNeedsNetwork();
  const { takeNow, isBusy } = useTakeStep(page.hazard.id);
  const [draft, setDraft] = useState(() => stepDraftOf(page));
  const [wasTried, setTried] = useState(false);
  const missing = missingStepParts(step, draft);
  const shown: ReadonlySet<string> = wasTried ? missing : new Set();
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const submit = async () => {
    setTried(true);
    if (missing.size > 0) return;
    if (await takeNow(step, factsOfStep(step, draft, page), draft.photos)) onClose();
  };
  const asksComment = step === 'resolve' || step === 'reopen';
  return (
    <FormSheet
      title={words.step(step)}
      action={words.step(step)}
      isBusy={isBusy}
      disabledReason={isFieldStep(step) ? null : offlineReason}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {step === 'triage' && (
        <>
          <LevelSelect
            label={t`How bad could it get?`}
            words={words.severity}
            value={draft.severity}
            onChange={(severity) => change({ severity: severity ?? draft.severity })}
          />
          <LevelSelect
            label={t`How likely is that?`}
            words={words.likelihood}
            value={draft.likelihood}
            onChange={(likelihood) => change({ likelihood: likelihood ?? draft.likelihood })}
          />
          <RatingBanner severity={draft.severity} likelihood={draft.likelihood} />
          <EnergySelect value={draft.energy} onChange={(energy) => change({ energy })} />
        </>
      )}
      {step === 'assign' && (
        <AssigneePicker
          value={draft.assigneeId}
          error={shown.has('assignee') ? t`Choose a person.` : undefined}
          onChange={(assigneeId) => change({ assigneeId })}
        />
      )}
      {(step === 'triage' || step === 'assign') && (
        <TextField
          label={t`Due date`}
          type="date"
          value={draft.dueOn}
          error={shown.has('due') ? t`Choose a day.` : undefined}
          onChange={(event) => change({ dueOn: event.target.value })}
        />
      )}
      <TextArea
        label={step === 'resolve' ? t`What was done?` : t`Comment`}
        {...(!asksComment && { labelDetail: t`optional` })}
        rows={3}
        maxLength={2000}
        value={draft.comment}
        error={
          shown.has('comment')
            ? step === 'resolve'
              ? t`Add a comment or a photo.`
              : t`Add a comment.`
            : undefined
        }
        onChange={(event) => change({ comment: event.target.value })}
      />
      {step === 'resolve' && (
        <PhotosField
          photos={draft.photos}
          onChange={(next) => setDraft((before) => ({ ...before, photos: next(before.photos) }))}
        />
      )}
      {(step === 'resolve' || step === 'verify') && (
        <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2">
          <LevelSelect
            label={t`How bad could it still get?`}
            noneLabel={t`Not rated`}
            words={words.severity}
            value={draft.residualSeverity}
            error={shown.has('residual') ? t`Choose both or neither.` : undefined}
            onChange={(residualSeverity) => change({ residualSeverity })}
          />
          <LevelSelect
            label={t`How likely is it now?`}
            noneLabel={t`Not rated`}
            words={words.likelihood}
            value={draft.residualLikelihood}
            onChange={(residualLikelihood) => change({ residualLikelihood })}
          />
        </div>
      )}
    </FormSheet>
  );
}
