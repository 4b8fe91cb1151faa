import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../Button.tsx';
import { CancelButton } from '../CancelButton.tsx';
import { Sheet } from '../Sheet.tsx';

type LockQuestionProps = {
  /** The number of timesheets to lock. */
  readonly count: number;
  /** The number of timesheets in the same choice or period that aren't approved, and so stay open. */
  readonly notApproved: number;
  readonly isBusy: boolean;
  readonly disabledReason: string | null;
  readonly onLock: () => void;
  readonly onClose: () => void;
};

/** Asks for a confirmation before timesheets are locked, and explains what locking does. */
export function LockQuestion(props: LockQuestionProps) {
  const { count, notApproved, isBusy, disabledReason, onLock, onClose } = props;
  const { t } = useLingui();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={t`Lock timesheets`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={isBusy}
            disabledReason={disabledReason}
            onClick={onLock}
          >
            <Plural value={count} one="Lock # timesheet" other="Lock # timesheets" />
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <ul className="list-disc space-y-2 pl-5">
        <li>
          <Trans>Their hours and pay are frozen and ready to export.</Trans>
        </li>
        <li>
          <Trans>
            Time that changes afterward is paid as an adjustment in the next open pay period.
          </Trans>
        </li>
        <li>
          <Trans>Only an admin can unlock one, with a reason.</Trans>
        </li>
        {notApproved > 0 && (
          <li>
            <Plural
              value={notApproved}
              one="# timesheet isn’t approved yet and stays open."
              other="# timesheets aren’t approved yet and stay open."
            />
          </li>
        )}
      </ul>
    </Sheet>
  );
}
