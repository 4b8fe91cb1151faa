import { Trans, useLingui } from '@lingui/react/macro';
import { type JsaChange, jsaChanges, type JsaPage } from '@muster/contract/jsa';
import { useState } from 'react';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useAct } from './use-act.ts';
import { useJsaWords } from './use-jsa-words.ts';

type EndSheetProps = {
  readonly page: JsaPage;
  readonly reason: 'done' | 'changed';
  readonly onClose: () => void;
};

/** The work is done, or something changed so that it has to be talked through again. */
export function EndSheet({ page, reason, onClose }: EndSheetProps) {
  const { t } = useLingui();
  const words = useJsaWords();
  const { end, isBusy } = useAct(page);
  const [change, setChange] = useState<JsaChange>('scope');
  const [comment, setComment] = useState('');
  const isChange = reason === 'changed';
  async function submit() {
    const told = { reason, change: isChange ? change : null, comment: comment.trim() || null };
    if (await end(told)) onClose();
  }
  return (
    <FormSheet
      title={isChange ? t`Something changed` : t`Work is done`}
      description={
        isChange ? (
          <Trans>Work stops here. The JSA ends, and the job is talked through again.</Trans>
        ) : (
          <Trans>The JSA ends now. You can reopen it later.</Trans>
        )
      }
      action={isChange ? <Trans>Stop and end the JSA</Trans> : <Trans>End the JSA</Trans>}
      isBusy={isBusy}
      disabledReason={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isChange && (
        <RadioGroup
          label={t`What changed?`}
          options={jsaChanges.map((value) => ({ value, label: words.change(value) }))}
          value={change}
          onChange={setChange}
        />
      )}
      <TextArea
        label={t`Comment`}
        labelDetail={t`optional`}
        rows={2}
        maxLength={1000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </FormSheet>
  );
}
