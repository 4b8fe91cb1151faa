import { type ReactNode, useId, useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { VersionChoice } from '../../ui/form/VersionChoice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { FramedForm } from './use-form.ts';

export type FormSheetProps = {
  readonly form: FramedForm;
  readonly title: string;
  readonly description?: ReactNode;
  /** Same as for a sheet. */
  readonly height?: 'content' | 'tall';
  /** Label of the button that submits the form. */
  readonly action: ReactNode;
  /** True if changes are stored on the device first, so that no connection is needed. */
  readonly worksOffline?: boolean;
  /** Why it can’t be sent now, regardless of the input. */
  readonly disabledReason?: string | null;
  /** True while another change is being made, such as deleting. */
  readonly isBusy?: boolean;
  /** Why another change in this sheet failed. */
  readonly error?: string | null;
  /** Same as for a sheet. */
  readonly otherActions?: ReactNode;
  /** Label of the cancel button, if “Cancel” could be mistaken for the action. */
  readonly wayBack?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form that rises over the page, with its fields above and the submit button within reach of the thumb. */
export function FormSheet({
  form,
  title,
  description,
  height = 'content',
  action,
  worksOffline = false,
  disabledReason = null,
  isBusy = false,
  error = null,
  otherActions,
  wayBack,
  onClose,
  children,
}: FormSheetProps) {
  const formId = useId();
  const offlineReason = useNeedsNetwork(!worksOffline);
  const [isClosing, setClosing] = useState(false);
  const why = offlineReason ?? disabledReason;
  const isWorking = form.isSaving || isBusy;
  const failed = form.error ?? error;
  const close = () => {
    if (form.isChanged) setClosing(true);
    else onClose();
  };
  return (
    <Sheet
      isOpen
      onOpenChange={close}
      title={title}
      description={description}
      height={height}
      otherActions={otherActions}
      notice={failed !== null && <Banner tone="danger">{failed}</Banner>}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            isBusy={isWorking}
            disabledReason={why}
          >
            {action}
          </Button>
          <CancelButton onClick={close}>{wayBack}</CancelButton>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          // The Enter key submits a form with one field even while its button is disabled.
          if (!isWorking && why === null) void form.submit(event.currentTarget);
        }}
      >
        {form.conflict !== null && <VersionChoice {...form.conflict} />}
        {children}
      </form>
      <LeaveGuard
        isChanged={form.isChanged}
        isClosing={isClosing}
        onStay={() => setClosing(false)}
        onClose={onClose}
      />
    </Sheet>
  );
}
