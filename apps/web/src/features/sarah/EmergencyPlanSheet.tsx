import { Trans, useLingui } from '@lingui/react/macro';
import type { EmergencyPlan } from '@muster/contract/jsa-papers';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';

const schema = z.object({
  address: z.string(),
  hospital: z.string(),
  muster: z.string(),
  call: z.string(),
});

const longest = 300;

/** A form for the project's emergency plan; every new JSA there starts with it. */
export function EmergencyPlanSheet({
  projectId,
  plan,
  onClose,
}: {
  readonly projectId: string;
  readonly plan: EmergencyPlan;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const change = useVerdictMutation({
    change: (parameters: Readonly<Record<string, unknown>>, { send }) =>
      send('save_emergency_plan', parameters),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(user_id, 'jsa_context') }),
  });
  const form = useForm({
    stored: {
      address: plan.address ?? '',
      hospital: plan.hospital ?? '',
      muster: plan.muster ?? '',
      call: plan.call ?? '',
    },
    version: plan.version,
    fields: {
      address: { label: t`Address for the ambulance`, wrong: t`Shorten this.` },
      hospital: { label: t`Nearest hospital`, wrong: t`Shorten this.` },
      muster: { label: t`Meeting point`, wrong: t`Shorten this.` },
      call: { label: t`Who calls 911`, wrong: t`Shorten this.` },
    },
    schema,
    save: ({ address, hospital, muster, call }, version) =>
      change.mutateAsync({
        project_id: projectId,
        plan: {
          address: orNull(address),
          hospital: orNull(hospital),
          muster: orNull(muster),
          call: orNull(call),
        },
        version: version ?? 0,
      }),
    onSaved: () => {
      void notify({ id: 'emergency_plan', tone: 'good', title: t`Saved` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Emergency plan`}
      description={<Trans>Every new JSA on this project starts with this plan.</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('address')} maxLength={longest} autoComplete="off" />
      <TextField {...form.text('hospital')} maxLength={longest} autoComplete="off" />
      <TextField {...form.text('muster')} maxLength={longest} autoComplete="off" />
      <TextField {...form.text('call')} maxLength={longest} autoComplete="off" />
    </FormSheet>
  );
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
