import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCrewChange } from './use-crew-change.ts';

type NameSheetProps = {
  /** Made by the device for a new crew. */
  readonly crewId: string;
  /** Null for a new crew. */
  readonly crew: { readonly name: string; readonly version: number } | null;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
};

/** Makes a crew or renames one. */
export function NameSheet({ crewId, crew, onClose, onSaved }: NameSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useCrewChange();
  const [name, setName] = useState(crew?.name ?? '');
  const isReady = name.trim() !== '' && offlineReason === null;
  const save = () => {
    if (!isReady || change.isPending) return;
    change.mutate(
      { kind: 'save', crewId, name: name.trim(), version: crew?.version ?? null },
      {
        onSuccess: () => {
          onClose();
          onSaved?.();
        },
      },
    );
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={crew === null ? t`New crew` : t`Rename the crew`}
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            isBusy={change.isPending}
            disabled={name.trim() === ''}
            disabledReason={offlineReason}
            onClick={save}
          >
            {crew === null ? <Trans>Make the crew</Trans> : <Trans>Rename</Trans>}
          </Button>
          <Button size="lg" variant="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t`Name`}
          value={name}
          maxLength={100}
          autoComplete="off"
          error={change.isError ? i18n._(describeError(change.error)) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Sheet>
  );
}
