import { Trans, useLingui } from '@lingui/react/macro';
import { jsaLimits } from '@muster/contract/jsa';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

/** Corrects what was tapped in the document. */
export function EditSheet({
  text,
  onClose,
  onSave,
}: {
  readonly text: string;
  readonly onClose: () => void;
  /** An empty text takes it out. */
  readonly onSave: (text: string) => void;
}) {
  const { t } = useLingui();
  const [changed, setChanged] = useState(text);
  return (
    <FormSheet
      title={t`Correct this`}
      action={<Trans>Save</Trans>}
      isBusy={false}
      isEmpty={changed.trim() === ''}
      disabledReason={null}
      otherActions={
        text !== '' && (
          <Button variant="dangerQuiet" size="lg" onClick={() => onSave('')}>
            <Trans>Take it out</Trans>
          </Button>
        )
      }
      onSubmit={() => onSave(changed)}
      onClose={onClose}
    >
      <TextArea
        label={t`What it should say`}
        rows={2}
        maxLength={jsaLimits.text}
        value={changed}
        onChange={(event) => setChanged(event.target.value)}
      />
    </FormSheet>
  );
}
