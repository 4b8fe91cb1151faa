import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

type LoginSheetProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** Words of the button that sends the form. */
  readonly action: ReactNode;
  readonly isBusy: boolean;
  /** Why it cannot be sent now. */
  readonly disabledReason: string | null;
  readonly onSubmit: () => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The frame of every change to how one signs in: a form with one way on and one way back. */
export function LoginSheet({
  title,
  description,
  action,
  isBusy,
  disabledReason,
  onSubmit,
  onClose,
  children,
}: LoginSheetProps) {
  const formId = useId();
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            isBusy={isBusy}
            disabledReason={disabledReason}
          >
            {action}
          </Button>
          <Button size="lg" variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        className="space-y-5"
      >
        {children}
      </form>
    </Sheet>
  );
}
