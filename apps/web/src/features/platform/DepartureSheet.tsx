import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { useForm } from '../../kit/form/use-form.ts';
import {
  filledSchema,
  LeaveSheet,
  StaySheet,
  useNameSpec,
} from '../../kit/leaving/LeavingSheets.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

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
  const form = useForm({
    stored: { reason: '', name: '' },
    fields: {
      reason: { label: t`Reason`, wrong: t`Enter a reason.` },
      name: useNameSpec(),
    },
    schema: z.object({ reason: filledSchema, name: filledSchema }),
    save: (typed) =>
      change.mutateAsync({
        call: 'platform_start_leaving',
        parameters: { company_id: company.id, ...typed },
      }),
    onSaved: onClose,
  });
  return (
    <LeaveSheet
      form={form}
      name={company.name}
      nameField={form.text('name')}
      explanation={
        <Trans>
          All of its data is deleted in 30 days, unless its admins or you stop it. Until then its
          people work as always, and everyone reads the day. A legal hold stops the deletion.
        </Trans>
      }
      reason={
        <TextArea
          {...form.text('reason')}
          maxLength={1000}
          hint={t`The company’s admins read this.`}
        />
      }
      onClose={onClose}
    />
  );
}

function Stay({ company, onChanged, onClose }: Omit<DepartureSheetProps, 'isLeaving'>) {
  const { t } = useLingui();
  const change = useDeparture(onChanged);
  const { id, name } = company;
  return (
    <StaySheet
      title={t`Keep ${name}?`}
      save={() =>
        change.mutateAsync({ call: 'platform_stop_leaving', parameters: { company_id: id } })
      }
      onClose={onClose}
    />
  );
}
