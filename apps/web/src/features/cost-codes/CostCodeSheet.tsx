import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedCostCode } from '@muster/contract/cost-codes';
import { useState } from 'react';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { randomId } from '../../platform/random-id.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCostCodeChange } from './use-cost-code-change.ts';

type CostCodeSheetProps = {
  /** As it was when it was opened; null for a new one. */
  readonly code: ListedCostCode | null;
  /** As it is now, where the list knows. */
  readonly now: ListedCostCode | null;
  readonly onClose: () => void;
};

/** Makes or changes a cost code; what was typed stays when somebody else was first. */
export function CostCodeSheet({ code, now, onClose }: CostCodeSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useCostCodeChange();
  const [id] = useState(() => code?.id ?? randomId());
  const [number, setNumber] = useState(code?.code ?? '');
  const [name, setName] = useState(code?.name ?? '');
  const [wasSent, setSent] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [lostTo, setLostTo] = useState<number | null>(null);
  // Once the reader has been told of a newer one, saving again writes over it.
  const version = lostTo !== null && now !== null ? now.version : code?.version;
  const send = async (variables: Parameters<typeof change.mutateAsync>[0], done: string) => {
    try {
      await change.mutateAsync(variables);
      void notify({ id: 'cost-code', tone: 'good', title: done });
      onClose();
    } catch (error) {
      if (error instanceof DataError && error.code === 'taken') {
        setTaken(true);
        return;
      }
      if (error instanceof DataError && error.code === 'changed_meanwhile') {
        setLostTo(version ?? 0);
        return;
      }
      void notify({
        id: 'cost-code',
        tone: 'destructive',
        title: t`The cost code was not saved`,
        body: i18n._(describeError(error)),
      });
    }
  };
  const submit = () => {
    setSent(true);
    if (number.trim() === '' || name.trim() === '') return;
    void send(
      {
        call: 'save_cost_code',
        parameters: { id, code: number, name, ...(version !== undefined && { version }) },
      },
      t`The cost code is saved`,
    );
  };
  return (
    <FormSheet
      title={code === null ? t`New cost code` : t`Edit cost code`}
      action={<Trans>Save</Trans>}
      isBusy={change.isPending}
      disabledReason={offlineReason}
      otherActions={
        code !== null && (
          <Button
            variant="quiet"
            size="lg"
            isBusy={change.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              void send(
                {
                  call: code.is_archived ? 'unarchive_cost_code' : 'archive_cost_code',
                  parameters: { code: code.id, version },
                },
                code.is_archived ? t`The cost code is back` : t`The cost code is archived`,
              )
            }
          >
            {code.is_archived ? <Trans>Take out of the archive</Trans> : <Trans>Archive</Trans>}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {lostTo !== null && now !== null && now.version !== lostTo && (
        <Banner tone="attention" title={<Trans>Somebody else changed this meanwhile</Trans>}>
          <Trans>
            It is {now.code} {now.name} now. Saving writes what you entered over it.
          </Trans>
        </Banner>
      )}
      <TextField
        label={t`Code`}
        autoComplete="off"
        maxLength={50}
        value={number}
        onChange={(event) => {
          setNumber(event.target.value);
          setTaken(false);
        }}
        hint={t`Two digits at its beginning put it below a division, such as 03 for concrete.`}
        error={
          isTaken
            ? t`Another cost code has this already; maybe it is archived.`
            : wasSent && number.trim() === ''
              ? t`Enter a code.`
              : null
        }
      />
      <TextField
        label={t`Name`}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={wasSent && name.trim() === '' ? t`Enter a name.` : null}
      />
    </FormSheet>
  );
}
