import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';

type OffSiteReasonSheetProps = {
  readonly onAnswer: (reason: string) => void;
  /** Closed without a reason: the punch still counts. */
  readonly onCancel: () => void;
};

const reasonLength = 500;

/** A reason in the person's own words, for a punch off site that is saved already. */
export function OffSiteReasonSheet({ onAnswer, onCancel }: OffSiteReasonSheetProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const answer = () => {
    if (reason.trim() === '') setTold(true);
    else onAnswer(reason.trim());
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onCancel}
      title={t`Why are you off site?`}
      description={t`Your punch counts either way, at the time you tapped.`}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={answer}>
            <Trans>Save reason</Trans>
          </Button>
          <CancelButton onClick={onCancel} />
        </>
      }
    >
      <TextArea
        label={t`Reason`}
        rows={2}
        maxLength={reasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isTold && reason.trim() === '' ? t`Add a reason.` : undefined}
      />
    </Sheet>
  );
}
