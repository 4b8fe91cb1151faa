import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';

/** Asks before what was typed is left behind, by a link or by closing the page. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const { t } = useLingui();
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged,
    enableBeforeUnload: () => isChanged,
    withResolver: true,
  });
  return (
    <Sheet
      isOpen={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={t`Leave without saving?`}
      description={<Trans>What you changed here is not saved yet.</Trans>}
      footer={
        <>
          <Button variant="primary" size="lg" onClick={() => blocker.reset?.()}>
            <Trans>Stay here</Trans>
          </Button>
          <Button variant="dangerQuiet" size="lg" onClick={() => blocker.proceed?.()}>
            <Trans>Leave, drop the changes</Trans>
          </Button>
        </>
      }
    />
  );
}
