import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

type DepartureSheetProps = {
  readonly company: { readonly id: string; readonly name: string };
  readonly isLeaving: boolean;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Has a company deleted in 30 days, or stops that. */
export function DepartureSheet({ isLeaving, ...props }: DepartureSheetProps) {
  return isLeaving ? <Stay {...props} /> : <Leave {...props} />;
}

const filled = z.string().check(z.trim(), z.minLength(1));

function useDeparture(onChanged: () => void) {
  return useVerdictMutation({
    change: (
      {
        call,
        parameters,
      }: {
        readonly call: 'platform_start_leaving' | 'platform_stop_leaving';
        readonly parameters: Readonly<Record<string, string>>;
      },
      { send },
    ) => send(call, parameters),
    onSettled: onChanged,
  });
}

function Leave({ company, onChanged, onClose }: Omit<DepartureSheetProps, 'isLeaving'>) {
  const { t } = useLingui();
  const change = useDeparture(onChanged);
  const { name } = company;
  const form = useForm({
    stored: { reason: '', name: '' },
    fields: {
      reason: { label: t`Reason`, wrong: t`Enter a reason.` },
      name: { label: t`Company name`, wrong: t`Enter the name as it is shown above.` },
    },
    schema: z.object({ reason: filled, name: filled }),
    save: (typed) =>
      change.mutateAsync({
        call: 'platform_start_leaving',
        parameters: { company_id: company.id, ...typed },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Delete ${name}?`}
      action={<Trans>Delete in 30 days</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          All of its data is deleted in 30 days, unless its admins or you stop it. Until then its
          people work as always, and everyone reads the day. A legal hold stops the deletion.
        </Trans>
      </p>
      <TextArea
        {...form.text('reason')}
        maxLength={1000}
        hint={t`The company’s admins read this.`}
      />
      <TextField
        {...form.text('name')}
        autoComplete="off"
        hint={t`To confirm, type the company’s name: ${name}`}
      />
    </FormSheet>
  );
}

function Stay({ company, onChanged, onClose }: Omit<DepartureSheetProps, 'isLeaving'>) {
  const { t } = useLingui();
  const change = useDeparture(onChanged);
  const { name } = company;
  const form = useForm({
    stored: {},
    fields: {},
    schema: z.object({}),
    save: () =>
      change.mutateAsync({
        call: 'platform_stop_leaving',
        parameters: { company_id: company.id },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Keep ${name}?`}
      action={<Trans>Keep the company</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>Nothing is deleted, and all admins are told.</Trans>
      </p>
    </FormSheet>
  );
}
