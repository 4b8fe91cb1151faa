import { Trans, useLingui } from '@lingui/react/macro';
import { checklistLimits, type Question } from '@muster/contract/checklists';
import { PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useChecklistWords } from '../use-checklist-words.ts';
import type { AnswerDraft } from './checklist-draft.ts';
import type { ReactNode } from 'react';
import { SignNames } from './SignNames.tsx';

type QuestionFieldProps = {
  readonly question: Question;
  readonly answer: AnswerDraft;
  readonly isIncomplete: boolean;
  readonly isFailed: boolean;
  /** The most photos that this answer may have, given those of the other answers. */
  readonly mostPhotos: number;
  /** Names of people from today's crew who may sign. */
  readonly names: readonly string[];
  /** Accepts a function of the latest answer, because preparing a photo takes a while. */
  readonly onChange: (change: (now: AnswerDraft) => Partial<AnswerDraft>) => void;
};

/** The field for one question, by its kind. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, answer, isIncomplete, onChange } = props;
  const { t } = useLingui();
  const words = useChecklistWords();
  const label = words.text(question.text);
  const texts = {
    label,
    labelDetail: question.is_required ? undefined : t`optional`,
    error: isIncomplete ? t`Answer this.` : null,
  };
  const set = (part: Partial<AnswerDraft>) => onChange(() => part);
  switch (question.kind) {
    case 'text':
      return (
        <TextArea
          {...texts}
          rows={2}
          maxLength={checklistLimits.text}
          value={answer.value}
          onChange={({ target }) => set({ value: target.value })}
        />
      );
    case 'number':
      return <NumberQuestion {...props} question={question} />;
    case 'choice':
      return (
        <RadioGroup
          {...texts}
          options={question.choices.map((choice, at) => ({
            value: String(at),
            label: words.text(choice),
          }))}
          value={answer.value === '' ? null : answer.value}
          onChange={(value) => set({ value })}
        />
      );
    case 'yes_no':
      return <YesNoQuestion {...props} question={question} />;
    case 'photo':
      return (
        <Group label={label} isOptional={!question.is_required} isIncomplete={isIncomplete}>
          <PhotosField
            photos={answer.photos}
            most={props.mostPhotos}
            onChange={(change) => onChange((now) => ({ photos: change(now.photos) }))}
          />
        </Group>
      );
    case 'signature':
    case 'sign_in':
      return (
        <Group label={label} isOptional={!question.is_required} isIncomplete={isIncomplete}>
          <SignNames
            isSheet={question.kind === 'sign_in'}
            names={props.names}
            people={answer.people}
            onChange={(people) => set({ people })}
          />
        </Group>
      );
  }
}

type OfKind<Kind extends Question['kind']> = Omit<QuestionFieldProps, 'question'> & {
  readonly question: Extract<Question, { kind: Kind }>;
};

function NumberQuestion({ question, answer, isIncomplete, isFailed, onChange }: OfKind<'number'>) {
  const { t } = useLingui();
  const words = useChecklistWords();
  return (
    <div className="space-y-3">
      <TextField
        label={words.text(question.text)}
        labelDetail={question.unit ?? (question.is_required ? undefined : t`optional`)}
        hint={words.limits(question)}
        error={isIncomplete ? t`Enter a number.` : null}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        className="max-w-64"
        value={answer.value}
        onChange={({ target }) => onChange(() => ({ value: target.value }))}
      />
      {isFailed && (
        <>
          <StatusBadge tone="danger" look="plain">
            <Trans>Outside the limits</Trans>
          </StatusBadge>
          <NoteField answer={answer} onChange={onChange} isRequired={false} isMissing={false} />
        </>
      )}
    </div>
  );
}

function YesNoQuestion({
  question,
  answer,
  isIncomplete,
  isFailed,
  mostPhotos,
  onChange,
}: OfKind<'yes_no'>) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const isUnanswered = isIncomplete && answer.value === '';
  const { note, photo, hazard } = question.on_fail;
  return (
    <fieldset
      // Focused if the answer is missing: ARIA doesn't allow marking radio buttons as invalid.
      data-invalid={isUnanswered || undefined}
      tabIndex={-1}
      className="min-w-0 space-y-3"
    >
      <SegmentedControl
        label={words.text(question.text)}
        options={(['yes', 'no', 'na'] as const).map((value) => ({
          value,
          label: words.yesNo(value),
        }))}
        value={
          answer.value === 'yes' || answer.value === 'no' || answer.value === 'na'
            ? answer.value
            : null
        }
        onChange={(value) => onChange(() => ({ value }))}
      />
      {isUnanswered && <FieldError>{t`Answer this.`}</FieldError>}
      {isFailed && (
        <div className="space-y-4 border-l-2 border-danger-solid pl-4">
          {hazard && (
            <StatusBadge tone="danger" look="plain">
              <Trans>This reports a hazard when you send the checklist.</Trans>
            </StatusBadge>
          )}
          <NoteField
            answer={answer}
            onChange={onChange}
            isRequired={note}
            isMissing={isIncomplete && note && answer.note.trim() === ''}
          />
          <PhotosField
            photos={answer.photos}
            most={mostPhotos}
            onChange={(change) => onChange((now) => ({ photos: change(now.photos) }))}
          />
          {isIncomplete && photo && answer.photos.length === 0 && (
            <FieldError>{t`Add a photo.`}</FieldError>
          )}
        </div>
      )}
    </fieldset>
  );
}

function NoteField({
  answer,
  isRequired,
  isMissing,
  onChange,
}: Pick<QuestionFieldProps, 'answer' | 'onChange'> & {
  readonly isRequired: boolean;
  readonly isMissing: boolean;
}) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`What’s wrong?`}
      labelDetail={isRequired ? undefined : t`optional`}
      error={isMissing ? t`Say what’s wrong.` : null}
      rows={2}
      maxLength={checklistLimits.note}
      value={answer.note}
      onChange={({ target }) => onChange(() => ({ note: target.value }))}
    />
  );
}

type GroupProps = {
  readonly label: string;
  readonly isOptional: boolean;
  readonly isIncomplete: boolean;
  readonly children: ReactNode;
};

function Group({ label, isOptional, isIncomplete, children }: GroupProps) {
  const { t } = useLingui();
  return (
    <fieldset data-invalid={isIncomplete || undefined} tabIndex={-1} className="min-w-0 space-y-3">
      <legend className="text-14 font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-3"> · {t`optional`}</span>}
      </legend>
      {children}
      {isIncomplete && <FieldError>{t`Answer this.`}</FieldError>}
    </fieldset>
  );
}
