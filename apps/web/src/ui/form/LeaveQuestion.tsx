import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button.tsx';
import { Sheet } from '../Sheet.tsx';

type LeaveQuestionProps = {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

/** Shown when someone is about to lose what they entered. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title={t`Discard your changes?`}
      description={<Trans>What you entered hasn’t been saved.</Trans>}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={onStay}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button variant="dangerQuiet" size="lg" onClick={onLeave}>
            <Trans>Discard changes</Trans>
          </Button>
        </>
      }
    />
  );
}
