import { Trans, useLingui } from '@lingui/react/macro';
import { checklistLimits, questionKinds } from '@muster/contract/checklists';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { storable } from '../fill/checklist-draft.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import type { QuestionDraft } from './template-draft.ts';

type QuestionCardProps = {
  readonly number: number;
  readonly question: QuestionDraft;
  readonly isWrong: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: (part: Partial<QuestionDraft>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One question of a template, with its place in the list. */
export function QuestionCard({
  number,
  question,
  isWrong,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: QuestionCardProps) {
  const { t } = useLingui();
  const words = useChecklistWords();
  const missing = (text: string) =>
    isWrong && storable(text) === null ? t`Enter the question.` : null;
  const isWhole = storable(question.en) !== null && storable(question.es) !== null;
  return (
    <li className="rounded-card border border-line bg-surface-1 p-4 md:p-5">
      <fieldset className="min-w-0 space-y-4">
        <legend className="sr-only">{t`Question ${number}`}</legend>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <span aria-hidden className="font-semibold">{t`Question ${number}`}</span>
          <span className="flex min-w-0 flex-wrap">
            <IconButton
              icon={ArrowUp}
              label={t`Move question ${number} up`}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t`Move question ${number} down`}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
            <IconButton icon={Trash} label={t`Remove question ${number}`} onClick={onRemove} />
          </span>
        </div>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label={t`In English`}
            maxLength={checklistLimits.question}
            value={question.en}
            error={missing(question.en)}
            onChange={({ target }) => onChange({ en: target.value })}
          />
          <TextField
            label={t`In Spanish`}
            lang="es"
            maxLength={checklistLimits.question}
            value={question.es}
            error={missing(question.es)}
            onChange={({ target }) => onChange({ es: target.value })}
          />
        </div>
        <Select
          label={t`Answer`}
          value={question.kind}
          options={questionKinds.map((kind) => ({ value: kind, label: words.kind(kind) }))}
          onChange={({ target }) => {
            const kind = questionKinds.find((one) => one === target.value);
            if (kind !== undefined) onChange({ kind });
          }}
        />
        <KindFields question={question} onChange={onChange} />
        {isWrong && isWhole && (
          <FieldError>
            {question.kind === 'number' ? (
              <Trans>Check the limits: numbers, the lower one first.</Trans>
            ) : (
              <Trans>Enter at least two choices, as many in English as in Spanish.</Trans>
            )}
          </FieldError>
        )}
        <Checkbox
          label={t`Must be answered`}
          checked={question.is_required}
          onChange={({ target }) => onChange({ is_required: target.checked })}
        />
      </fieldset>
    </li>
  );
}

function KindFields({ question, onChange }: Pick<QuestionCardProps, 'question' | 'onChange'>) {
  const { t } = useLingui();
  const words = useChecklistWords();
  switch (question.kind) {
    case 'yes_no': {
      const set = (part: Partial<QuestionDraft['on_fail']>) =>
        onChange({ on_fail: { ...question.on_fail, ...part } });
      return (
        <>
          <SegmentedControl
            label={t`Which answer means something is wrong?`}
            options={(['no', 'yes'] as const).map((value) => ({
              value,
              label: words.yesNo(value),
            }))}
            value={question.fails_on}
            onChange={(value) => onChange({ fails_on: value })}
          />
          <fieldset className="min-w-0">
            <legend className="text-14 font-medium">{t`Then`}</legend>
            <div className="md:flex md:flex-wrap md:gap-x-6">
              <Checkbox
                label={t`Require a note`}
                checked={question.on_fail.note}
                onChange={({ target }) => set({ note: target.checked })}
              />
              <Checkbox
                label={t`Require a photo`}
                checked={question.on_fail.photo}
                onChange={({ target }) => set({ photo: target.checked })}
              />
              <Checkbox
                label={t`Report a hazard`}
                checked={question.on_fail.hazard}
                onChange={({ target }) => set({ hazard: target.checked })}
              />
            </div>
          </fieldset>
        </>
      );
    }
    case 'number':
      return (
        <div className="grid gap-3 md:grid-cols-3">
          <TextField
            label={t`At least`}
            labelDetail={t`optional`}
            inputMode="decimal"
            maxLength={14}
            value={question.min}
            onChange={({ target }) => onChange({ min: target.value })}
          />
          <TextField
            label={t`At most`}
            labelDetail={t`optional`}
            inputMode="decimal"
            maxLength={14}
            value={question.max}
            onChange={({ target }) => onChange({ max: target.value })}
          />
          <TextField
            label={t`Unit`}
            labelDetail={t`optional`}
            maxLength={checklistLimits.unit}
            value={question.unit}
            onChange={({ target }) => onChange({ unit: target.value })}
          />
        </div>
      );
    case 'choice':
      return (
        <div className="grid gap-3 md:grid-cols-2">
          <TextArea
            label={t`Choices in English`}
            hint={t`One a line.`}
            value={question.choicesEn}
            onChange={({ target }) => onChange({ choicesEn: target.value })}
          />
          <TextArea
            label={t`Choices in Spanish`}
            hint={t`One a line.`}
            lang="es"
            value={question.choicesEs}
            onChange={({ target }) => onChange({ choicesEs: target.value })}
          />
        </div>
      );
    case 'text':
    case 'photo':
    case 'signature':
    case 'sign_in':
      return null;
  }
}
