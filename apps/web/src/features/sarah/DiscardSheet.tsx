import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

/** Asks before a dialogue that no one else has is deleted. */
export function DiscardSheet({
  task,
  onClose,
  onDiscard,
}: {
  readonly task: string;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={task === '' ? t`Discard this job safety analysis?` : t`Discard “${task}”?`}
      description={
        <Trans>It’s only on this device. Everything said so far will be permanently deleted.</Trans>
      }
      footer={
        <>
          <Button variant="danger" size="lg" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    />
  );
}
