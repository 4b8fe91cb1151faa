import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaControl, JsaPage, StoredDocument } from '@muster/contract/jsa';
import { controlLevels } from '@muster/domain/jsa/energies';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useJsaWords } from './use-jsa-words.ts';
import { useSaveEdit } from './use-save-edit.ts';
import { withControl, withNewControl, withHazardText } from './edit-document.ts';

type EditSheetProps = { readonly page: JsaPage; readonly onClose: () => void };

/** Fixes the header, hazards and controls. What people signed is void once a hazard or control changes. */
export function EditSheet({ page, onClose }: EditSheetProps) {
  const { t } = useLingui();
  const { save, isBusy } = useSaveEdit(page);
  const [document, setDocument] = useState<StoredDocument>(page.jsa.document);
  const change = (part: Partial<StoredDocument>) => setDocument({ ...document, ...part });
  return (
    <FormSheet
      title={t`Edit`}
      height="tall"
      description={
        <Trans>
          Fixing the task or place keeps signatures. Changing a hazard or control voids them.
        </Trans>
      }
      action={<Trans>Save</Trans>}
      isBusy={isBusy}
      isEmpty={document === page.jsa.document}
      disabledReason={null}
      onSubmit={() => void save(document).then((isSaved) => isSaved && onClose())}
      onClose={onClose}
    >
      <TextField
        label={t`Task`}
        maxLength={500}
        value={document.task}
        onChange={(event) => change({ task: event.target.value })}
      />
      <TextField
        label={t`Place`}
        maxLength={500}
        value={document.place}
        onChange={(event) => change({ place: event.target.value })}
      />
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
                  setDocument(withHazardText(document, [stepAt, hazardAt], event.target.value))
                }
              />
              {hazard.controls.map((control, controlAt) => (
                <ControlFields
                  // oxlint-disable-next-line react/no-array-index-key -- nor have controls
                  key={controlAt}
                  control={control}
                  onChange={(next) =>
                    setDocument(withControl(document, [stepAt, hazardAt], controlAt, next))
                  }
                />
              ))}
              <Button
                variant="quiet"
                onClick={() => setDocument(withNewControl(document, [stepAt, hazardAt]))}
              >
                <Trans>Add a control</Trans>
              </Button>
            </div>
          ))}
        </fieldset>
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
          label={t`Who checks it`}
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
      <Button variant="quiet" onClick={() => onChange(null)}>
        <Trans>Remove this control</Trans>
      </Button>
    </div>
  );
}
