import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { RemoveButton } from '../../ui/RemoveButton.tsx';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';

type RemovableFormSheetProps = Omit<FormSheetProps, 'isBusy' | 'error' | 'otherActions'> & {
  /** Removes the record that the form edits; null if the form adds one. Rejects with `DataError`. */
  readonly removal: {
    readonly label: ReactNode;
    readonly question: string;
    readonly remove: () => Promise<unknown>;
  } | null;
};

/** A form over the page for something that can also be removed. Removing it closes the form. */
export function RemovableFormSheet({ removal, onClose, ...sheet }: RemovableFormSheetProps) {
  const { i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isRemoving, setRemoving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const remove = () => {
    setRemoving(true);
    setError(null);
    removal
      ?.remove()
      .then(onClose, setError)
      .finally(() => setRemoving(false));
  };
  return (
    <FormSheet
      {...sheet}
      isBusy={isRemoving}
      error={error === null ? null : i18n._(describeError(error))}
      otherActions={
        removal !== null && (
          <RemoveButton
            question={removal.question}
            isBusy={isRemoving}
            disabledReason={offlineReason}
            onRemove={remove}
          >
            {removal.label}
          </RemoveButton>
        )
      }
      onClose={onClose}
    />
  );
}
