import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNetwork } from '../../../data/query/use-network.ts';
import { Button } from '../../../ui/Button.tsx';

type SaveBarProps = {
  /** What pressing it does, such as "Save". */
  readonly label: ReactNode;
  readonly isChanged: boolean;
  readonly isWrong: boolean;
  readonly isSaving: boolean;
  readonly onReset: () => void;
};

/** Below a form: saving, and the way back to what is stored. */
export function SaveBar({ label, isChanged, isWrong, isSaving, onReset }: SaveBarProps) {
  const { t } = useLingui();
  const isOffline = useNetwork() === 'offline';
  const heldBack = () => {
    if (isOffline) return t`This needs a connection. What you changed stays here.`;
    if (isWrong) return t`Fix the marked fields first.`;
    return isChanged ? null : t`Nothing was changed.`;
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={isSaving}
        disabledReason={heldBack()}
      >
        {label}
      </Button>
      {isChanged && (
        <Button variant="quiet" size="lg" onClick={onReset}>
          <Trans>Discard</Trans>
        </Button>
      )}
    </div>
  );
}
