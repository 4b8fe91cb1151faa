import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CancelButton } from '../../../ui/CancelButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { TextField } from '../../../ui/TextField.tsx';

type DecideSheetProps = {
  readonly isApproving: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** @param comment null for no comment */
  readonly onDecide: (comment: string | null) => void;
  readonly onClose: () => void;
  /** The request that is answered. */
  readonly children: ReactNode;
};

/** Asks for confirmation before a request is answered, with a field for a comment to the person. */
export function DecideSheet(props: DecideSheetProps) {
  const { isApproving, isBusy, error, onDecide, onClose, children } = props;
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [comment, setComment] = useState('');
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={isApproving ? t`Approve this request?` : t`Decline this request?`}
      notice={error !== null && <Banner tone="danger">{i18n._(describeError(error))}</Banner>}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={isBusy}
            disabledReason={offlineReason}
            onClick={() => onDecide(comment.trim() === '' ? null : comment.trim())}
          >
            {isApproving ? <Trans>Approve</Trans> : <Trans>Decline</Trans>}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      {children}
      <TextField
        className="mt-4"
        label={t`Comment`}
        labelDetail={t`optional`}
        maxLength={500}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
    </Sheet>
  );
}
