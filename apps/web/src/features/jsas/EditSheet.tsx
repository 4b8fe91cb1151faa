import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaControl, JsaPage, StoredDocument } from '@muster/contract/jsa';
import { controlLevels } from '@muster/domain/jsa/energies';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useJsaWords } from './use-jsa-words.ts';
import { useSaveEdit } from './use-save-edit.ts';
import { withControl, withNewControl, withHazardText } from './edit-document.ts';

type EditSheetProps = { readonly page: JsaPage; readonly onClose: () => void };

type Values = Pick<StoredDocument, 'task' | 'place' | 'steps' | 'also_said'>;

const stepsOf = ({ steps }: StoredDocument) => ({ steps });

/** Edits the header, hazards and controls. Signatures become void once a hazard or control changes. */
export function EditSheet({ page, onClose }: EditSheetProps) {
  const { t } = useLingui();
  const save = useSaveEdit(page);
  const { task, place, steps, also_said } = page.jsa.document;
  const form = useForm({
    stored: { task, place, steps, also_said },
    fields: {
      task: { label: t`Task` },
      place: { label: t`Place` },
      steps: { label: t`Steps` },
      also_said: { label: t`Also said` },
    },
    schema: z.custom<Values>(),
    save: (typed) => save({ ...page.jsa.document, ...typed }),
    onSaved: onClose,
  });
  const document: StoredDocument = { ...page.jsa.document, ...form.values };
  return (
    <FormSheet
      form={form}
      title={t`Edit`}
      height="tall"
      description={
        <Trans>
          You can change the task or place without signing again. If you change anything else,
          everyone has to sign again.
        </Trans>
      }
      action={<Trans>Save</Trans>}
      worksOffline
      disabledReason={form.isChanged ? null : t`Nothing was changed.`}
      onClose={onClose}
    >
      <TextField {...form.text('task')} maxLength={500} />
      <TextField {...form.text('place')} maxLength={500} />
      {document.steps.map((step, stepAt) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no id of their own
        <fieldset key={stepAt} className="space-y-4 border-t border-line pt-4">
          <legend className="sr-only">{step.text}</legend>
          <p aria-hidden className="font-semibold wrap-anywhere">
            {stepAt + 1}. <bdi>{step.text}</bdi>
          </p>
          {step.hazards.map((hazard, hazardAt) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor have hazards
            <div key={hazardAt} className="space-y-3">
              <TextField
                label={t`Hazard`}
                maxLength={500}
                value={hazard.text}
                onChange={(event) =>
                  form.change(
                    stepsOf(withHazardText(document, [stepAt, hazardAt], event.target.value)),
                  )
                }
              />
              {hazard.controls.map((control, controlAt) => (
                <ControlFields
                  // oxlint-disable-next-line react/no-array-index-key -- nor have controls
                  key={controlAt}
                  control={control}
                  onChange={(next) =>
                    form.change(stepsOf(withControl(document, [stepAt, hazardAt], controlAt, next)))
                  }
                />
              ))}
              <Button
                variant="quiet"
                flush
                onClick={() => form.change(stepsOf(withNewControl(document, [stepAt, hazardAt])))}
              >
                <Trans>Add control</Trans>
              </Button>
            </div>
          ))}
        </fieldset>
      ))}
      {document.also_said?.map((piece, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- nor has what was also said
          key={at}
          label={t`Also said`}
          hint={at === 0 ? t`Clear it to remove it.` : undefined}
          maxLength={2000}
          value={piece}
          onChange={({ target }) =>
            form.change({ also_said: document.also_said?.with(at, target.value) })
          }
        />
      ))}
    </FormSheet>
  );
}

type ControlFieldsProps = {
  readonly control: JsaControl;
  /** Null removes it. */
  readonly onChange: (control: JsaControl | null) => void;
};

function ControlFields({ control, onChange }: ControlFieldsProps) {
  const { t } = useLingui();
  const words = useJsaWords();
  return (
    <div className="space-y-3 border-l-2 border-line-control pl-4">
      <TextField
        label={t`Control`}
        maxLength={500}
        value={control.text}
        onChange={(event) => onChange({ ...control, text: event.target.value, source: 'said' })}
      />
      <Select
        label={t`Level`}
        options={controlLevels.map((level) => ({ value: level, label: words.level(level) }))}
        value={control.level}
        onChange={(event) => {
          const level = controlLevels.find((one) => one === event.target.value);
          if (level !== undefined) onChange({ ...control, level });
        }}
      />
      <Checkbox
        label={t`Still works if someone makes a mistake`}
        checked={control.direct === 'yes'}
        onChange={(event) => onChange({ ...control, direct: event.target.checked ? 'yes' : 'no' })}
      />
      {control.direct === 'yes' && (
        <TextField
          label={t`Person responsible for checking`}
          labelDetail={t`optional`}
          maxLength={200}
          value={control.checked_by ?? ''}
          onChange={(event) => {
            const { checked_by: _, ...rest } = control;
            const name = event.target.value;
            onChange(name === '' ? rest : { ...rest, checked_by: name });
          }}
        />
      )}
      <Button variant="quiet" flush onClick={() => onChange(null)}>
        <Trans>Remove this control</Trans>
      </Button>
    </div>
  );
}
