import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
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
  const save = () =>
    change.mutate(
      { kind: 'save', crewId, name: name.trim(), version: crew?.version ?? null },
      {
        onSuccess: () => {
          onClose();
          onSaved?.();
        },
      },
    );
  return (
    <FormSheet
      title={crew === null ? t`New crew` : t`Rename the crew`}
      action={crew === null ? <Trans>Make the crew</Trans> : <Trans>Rename</Trans>}
      isBusy={change.isPending}
      isEmpty={name.trim() === ''}
      disabledReason={offlineReason}
      otherActions={<CancelButton onClick={onClose} />}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        value={name}
        maxLength={100}
        autoComplete="off"
        error={change.isError ? i18n._(describeError(change.error)) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormSheet>
  );
}
