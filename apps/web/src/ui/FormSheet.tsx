import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Sheet } from './Sheet.tsx';

type FormSheetProps = {
  readonly title: string;
  readonly description?: ReactNode;
  /** As of a sheet. */
  readonly height?: 'content' | 'tall';
  /** Words of the button that sends the form. */
  readonly action: ReactNode;
  readonly isBusy: boolean;
  /** Nothing to send yet, and one look says what is missing. */
  readonly isEmpty?: boolean;
  /** Why it cannot be sent now. */
  readonly disabledReason: string | null;
  /** What else may be done, below or beside the button that sends. */
  readonly otherActions?: ReactNode;
  /** Called only while the button could be pressed, also by the enter key. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form that rises over the page: its fields above, the button that sends it at the thumb. */
export function FormSheet({
  title,
  description,
  height = 'content',
  action,
  isBusy,
  isEmpty = false,
  disabledReason,
  otherActions,
  onSubmit,
  onClose,
  children,
}: FormSheetProps) {
  const formId = useId();
  const isHeld = isBusy || isEmpty || disabledReason !== null;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={title}
      description={description}
      height={height}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="lg"
            isBusy={isBusy}
            disabled={isEmpty}
            disabledReason={disabledReason}
          >
            {action}
          </Button>
          {otherActions}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          // A form of one field is sent by the enter key even where no button would send it.
          if (!isHeld) onSubmit();
        }}
      >
        {children}
      </form>
    </Sheet>
  );
}
