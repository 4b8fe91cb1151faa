import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { notify } from '../../ui/notices.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

const filled = z.string().check(z.trim(), z.minLength(1));
const suspendSchema = z.object({ name: filled, reason: filled, contact: filled });
const liftSchema = z.object({ reason: filled });

type SuspendSheetProps = {
  readonly company: { readonly id: string; readonly name: string };
  readonly state: 'active' | 'suspended';
  /** It happened: what shows the company's state is read again. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Suspends a company, or lifts that. */
export function SuspendSheet({ state, ...props }: SuspendSheetProps) {
  return state === 'active' ? <Suspend {...props} /> : <Lift {...props} />;
}

type Change =
  | {
      readonly call: 'suspend_company';
      readonly parameters: Readonly<Record<'company_id' | 'name' | 'reason' | 'contact', string>>;
    }
  | {
      readonly call: 'lift_suspension';
      readonly parameters: Readonly<Record<'company_id' | 'reason', string>>;
    };

function useCompanyState(onChanged: () => void) {
  return useVerdictMutation({
    change: ({ call, parameters }: Change, { send }) => send(call, parameters),
    onSettled: onChanged,
  });
}

function Suspend({ company, onChanged, onClose }: Omit<SuspendSheetProps, 'state'>) {
  const { t } = useLingui();
  const change = useCompanyState(onChanged);
  const { name } = company;
  const form = useForm({
    stored: { name: '', reason: '', contact: '' },
    fields: {
      reason: { label: t`Reason`, wrong: t`Enter a reason.` },
      contact: { label: t`Contact`, wrong: t`Enter whom to contact.` },
      name: { label: t`Company name`, wrong: t`Enter the name as it is shown above.` },
    },
    schema: suspendSchema,
    save: (typed) =>
      change.mutateAsync({
        call: 'suspend_company',
        parameters: { company_id: company.id, ...typed },
      }),
    onSaved: () => {
      void notify({ id: 'suspend', tone: 'good', title: t`${name} is suspended` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Suspend ${name}?`}
      action={<Trans>Suspend company</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          People can still clock in and out, and every punch is saved. Everything else stops: pages,
          emails, reminders and shared links. It goes on when you lift the suspension.
        </Trans>
      </p>
      <TextArea
        {...form.text('reason')}
        maxLength={1000}
        hint={t`Everyone in the company reads this.`}
      />
      <TextField
        {...form.text('contact')}
        autoComplete="off"
        maxLength={200}
        hint={t`Whom people in the company ask, such as an email address or a phone number.`}
      />
      <TextField
        {...form.text('name')}
        autoComplete="off"
        hint={t`To confirm, type the company’s name: ${name}`}
      />
    </FormSheet>
  );
}

function Lift({ company, onChanged, onClose }: Omit<SuspendSheetProps, 'state'>) {
  const { t } = useLingui();
  const change = useCompanyState(onChanged);
  const { name } = company;
  const form = useForm({
    stored: { reason: '' },
    fields: { reason: { label: t`Reason`, wrong: t`Enter a reason.` } },
    schema: liftSchema,
    save: ({ reason }) =>
      change.mutateAsync({
        call: 'lift_suspension',
        parameters: { company_id: company.id, reason },
      }),
    onSaved: () => {
      void notify({ id: 'suspend', tone: 'good', title: t`${name} works again` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Lift the suspension of ${name}?`}
      action={<Trans>Lift suspension</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          The company works again at once. Emails and jobs that waited are sent and run now.
        </Trans>
      </p>
      <TextArea
        {...form.text('reason')}
        maxLength={1000}
        hint={t`Kept in the company’s audit log.`}
      />
    </FormSheet>
  );
}
