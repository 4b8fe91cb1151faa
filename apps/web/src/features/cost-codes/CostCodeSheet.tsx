import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedCostCode } from '@muster/contract/cost-codes';
import { useState } from 'react';
import * as z from 'zod/mini';
import { describeError } from '../../data/errors/words.ts';
import { useKeepChange, useShownChange } from '../../data/changes/use-kept-changes.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { costCodeRecord, useCostCodeChange } from './use-cost-code-change.ts';
import { useRefreshCostCodes } from './use-refresh-cost-codes.ts';

type CostCodeSheetProps = {
  /** The code as it was when the sheet opened; null for a new one. */
  readonly code: ListedCostCode | null;
  /** The code's current state; null if the list doesn't have it. */
  readonly now: ListedCostCode | null;
  readonly onClose: () => void;
};

const filled = z.string().check(z.trim(), z.minLength(1));
const schema = z.object({ code: filled, name: filled, is_travel: z.boolean() });
/** Changes kept on devices before travel codes existed lack the field. */
const keptSchema = z.partial(schema, { is_travel: true });

/** Adds, edits or archives a cost code. */
export function CostCodeSheet({ code, now, onClose }: CostCodeSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const keep = useKeepChange({ onSettled: useRefreshCostCodes() });
  const saySaved = useSavedNotice();
  const archive = useCostCodeChange();
  const [id] = useState(() => code?.id ?? randomId());
  const latest = now ?? code;
  const record = costCodeRecord(id);
  const waiting = useShownChange(record, latest?.version);
  const kept = keptSchema.safeParse(waiting?.kept.parameters);
  const version = { number: latest?.version, waitingId: waiting?.item.id ?? null };
  const done = (title: string) => {
    void notify({ id: 'cost-code', tone: 'good', title });
    onClose();
  };
  const form = useForm({
    stored: {
      code: latest?.code ?? '',
      name: latest?.name ?? '',
      ...(kept.success && kept.data),
      is_travel: kept.data?.is_travel ?? latest?.is_travel ?? false,
    },
    version,
    fields: {
      code: { label: t`Code`, wrong: t`Enter a code.` },
      name: { label: t`Name`, wrong: t`Enter a name.` },
      is_travel: { label: t`Travel time` },
    },
    schema,
    refused: { taken: { words: t`This code already exists. It may be archived.` } },
    save: (values, seen, typed) => {
      const { number } = seen ?? version;
      return keep.mutateAsync({
        change: 'save_cost_code',
        parameters: { id, ...values, ...(number !== undefined && { version: number }) },
        about: record,
        record,
        path: '/admin/cost-codes',
        title: t`Cost code ${values.code}`,
        typed,
      });
    },
    onSaved: (made) => {
      saySaved(made, { id: 'cost-code', title: t`Cost code saved` });
      onClose();
    },
  });
  const travel = form.value('is_travel');
  return (
    <FormSheet
      form={form}
      title={code === null ? t`New cost code` : t`Edit cost code`}
      action={<Trans>Save</Trans>}
      worksOffline
      isBusy={archive.isPending}
      error={archive.isError ? i18n._(describeError(archive.error)) : null}
      otherActions={
        latest !== null && (
          <Button
            variant={latest.is_archived ? 'quiet' : 'dangerQuiet'}
            flush
            isBusy={archive.isPending}
            disabledReason={offlineReason}
            onClick={() =>
              archive.mutate(
                {
                  call: latest.is_archived ? 'unarchive_cost_code' : 'archive_cost_code',
                  parameters: { code: latest.id, version: latest.version },
                },
                {
                  onSuccess: () =>
                    done(latest.is_archived ? t`Cost code restored` : t`Cost code archived`),
                },
              )
            }
          >
            {latest.is_archived ? <Trans>Restore</Trans> : <Trans>Archive</Trans>}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField
        {...form.text('code')}
        autoComplete="off"
        maxLength={50}
        hint={t`The first two digits set the division, such as 03 for concrete.`}
      />
      <TextField {...form.text('name')} autoComplete="off" maxLength={200} />
      <Checkbox
        label={travel.label}
        detail={
          <Trans>
            Hours on the way. They’re work, so they count toward overtime and the regular rate. If
            they pay a rate of their own, add it under Job rates.
          </Trans>
        }
        checked={travel.value}
        onChange={({ target }) => travel.onChange(target.checked)}
      />
    </FormSheet>
  );
}
