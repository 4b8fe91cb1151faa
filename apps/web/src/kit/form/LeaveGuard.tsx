import { useBlocker } from '@tanstack/react-router';
import { LeaveQuestion } from '../../ui/form/LeaveQuestion.tsx';

type LeaveGuardProps = {
  readonly isChanged: boolean;
  /** The sheet was asked to close. */
  readonly isClosing?: boolean;
  readonly onStay?: () => void;
  readonly onClose?: () => void;
};

/** Asks before unsaved changes are lost: by a link, by closing the sheet, or with the tab. */
export function LeaveGuard({ isChanged, isClosing = false, onStay, onClose }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      isOpen={isClosing || blocker.status === 'blocked'}
      onStay={() => {
        blocker.reset?.();
        onStay?.();
      }}
      onLeave={() => {
        blocker.proceed?.();
        if (isClosing) onClose?.();
      }}
    />
  );
}
