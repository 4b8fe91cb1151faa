import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormError } from './FormError.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { FramedForm } from './use-form.ts';
import { Button } from '../../ui/Button.tsx';

type SaveBarProps = {
  readonly form: Pick<FramedForm, 'isChanged' | 'isSaving' | 'error'>;
  /** Label of the save button, such as "Save". */
  readonly label: ReactNode;
  readonly isWrong: boolean;
  /** True if the save may wait on the device, so that no connection is needed. */
  readonly worksOffline?: boolean;
  readonly onReset: () => void;
};

/** The bar below a form: why it wasn’t saved, the save button, and a reset to the stored values. */
export function SaveBar({ form, label, isWrong, worksOffline = false, onReset }: SaveBarProps) {
  const { t } = useLingui();
  const needsNetwork = useNeedsNetwork(!worksOffline) !== null;
  const heldBack = () => {
    if (needsNetwork) return t`This needs a connection. Your changes stay here.`;
    if (isWrong) return t`Fix the marked fields first.`;
    return form.isChanged ? null : t`No changes to save.`;
  };
  return (
    <>
      <FormError form={form} />
      <div className="flex flex-wrap items-start gap-2">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={form.isSaving}
          disabledReason={heldBack()}
        >
          {label}
        </Button>
        {form.isChanged && (
          <Button variant="quiet" size="lg" onClick={onReset}>
            <Trans>Discard</Trans>
          </Button>
        )}
      </div>
      <LeaveGuard isChanged={form.isChanged} />
    </>
  );
}
