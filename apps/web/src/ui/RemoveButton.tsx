import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { CancelButton } from './CancelButton.tsx';
import { Sheet } from './Sheet.tsx';

type RemoveButtonProps = {
  /** Label of the button, and of the one that confirms its question. */
  readonly children: ReactNode;
  /** Names what would be removed, such as “Remove this rate?”. */
  readonly question: string;
  readonly isBusy?: boolean;
  readonly disabledReason?: string | null;
  readonly onRemove: () => void;
};

/** At the end of a sheet: removes what the sheet shows, after a confirmation. */
export function RemoveButton({
  children,
  question,
  isBusy = false,
  disabledReason = null,
  onRemove,
}: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="dangerQuiet"
        flush
        isBusy={isBusy}
        disabledReason={disabledReason}
        onClick={() => setAsking(true)}
      >
        {children}
      </Button>
      <Sheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={question}
        footer={
          <>
            <Button
              variant="danger"
              size="lg"
              disabledReason={disabledReason}
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              {children}
            </Button>
            <CancelButton onClick={() => setAsking(false)} />
          </>
        }
      />
    </>
  );
}
