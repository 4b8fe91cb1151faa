import { useLingui } from '@lingui/react/macro';
import type { HazardPage } from '@muster/contract/safety';
import type { HazardStep } from '@muster/domain';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { AssigneePicker } from '../AssigneePicker.tsx';
import { EnergySelect } from '../EnergySelect.tsx';
import { LevelSelect } from './LevelSelect.tsx';
import { RatingBanner } from '../matrix/RatingBanner.tsx';
import {
  factsOfStep,
  isFieldStep,
  missingStepParts,
  type StepDraft,
  stepDraftOf,
} from './step-draft.ts';
import { useSafetyWords } from '../use-safety-words.ts';
import { useTakeStep } from './use-take-step.ts';

type StepSheetProps = {
  readonly page: HazardPage;
  readonly step: HazardStep;
  readonly onClose: () => void;
};

/** The form of a step, with the button that takes it. */
export function StepSheet({ page, step, onClose }: StepSheetProps) {
  const { t } = useLingui();
  const words = useSafetyWords();
  const { takeNow } = useTakeStep(page.hazard.id);
  const form = useForm({
    stored: stepDraftOf(page),
    fields: {
      severity: { label: t`How bad could it get?` },
      likelihood: { label: t`How likely is that?` },
      energy: { label: t`Type of energy` },
      due_on: { label: t`Due date`, wrong: t`Choose a day.` },
      assignee_person_id: { label: t`Assign to`, wrong: t`Choose a person.` },
      residual_severity: {
        label: t`How bad could it still get?`,
        wrong: t`Rate both severity and likelihood, or neither.`,
      },
      residual_likelihood: { label: t`How likely is it now?` },
      comment: {
        label: step === 'resolve' ? t`What was done?` : t`Comment`,
        wrong: step === 'resolve' ? t`Add a comment or a photo.` : t`Add a comment.`,
      },
      photos: { label: t`Photos` },
    },
    schema: z.custom<StepDraft>().check((context) => {
      for (const field of missingStepParts(step, context.value)) {
        context.issues.push({ code: 'custom', input: context.value, path: [field] });
      }
    }),
    save: (draft) => takeNow(step, factsOfStep(step, draft, page), draft.photos),
    onSaved: onClose,
  });
  const { severity, likelihood } = form.values;
  const assignee = form.value('assignee_person_id');
  const asksComment = step === 'resolve' || step === 'reopen';
  return (
    <FormSheet
      form={form}
      title={words.step(step)}
      action={words.step(step)}
      worksOffline={isFieldStep(step)}
      onClose={onClose}
    >
      {step === 'triage' && (
        <>
          <LevelSelect
            {...form.value('severity')}
            words={words.severity}
            onChange={(level) => form.change({ severity: level ?? severity })}
          />
          <LevelSelect
            {...form.value('likelihood')}
            words={words.likelihood}
            onChange={(level) => form.change({ likelihood: level ?? likelihood })}
          />
          <RatingBanner severity={severity} likelihood={likelihood} />
          <EnergySelect value={form.values.energy} onChange={(energy) => form.change({ energy })} />
        </>
      )}
      {step === 'assign' && (
        <AssigneePicker
          value={assignee.value}
          error={assignee.error ?? undefined}
          onChange={assignee.onChange}
        />
      )}
      {(step === 'triage' || step === 'assign') && (
        <TextField {...form.text('due_on')} type="date" />
      )}
      <TextArea
        {...form.text('comment')}
        {...(!asksComment && { labelDetail: t`optional` })}
        rows={3}
        maxLength={2000}
      />
      {step === 'resolve' && (
        <PhotosField
          photos={form.values.photos}
          onChange={(next) => form.change(({ photos }) => ({ photos: next(photos) }))}
        />
      )}
      {(step === 'resolve' || step === 'verify') && (
        <div className="grid grid-cols-1 items-end gap-4 md:grid-cols-2">
          <LevelSelect
            {...form.value('residual_severity')}
            noneLabel={t`Not rated`}
            words={words.severity}
          />
          <LevelSelect
            {...form.value('residual_likelihood')}
            noneLabel={t`Not rated`}
            words={words.likelihood}
          />
        </div>
      )}
    </FormSheet>
  );
}
