import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson } from '@muster/contract/jsa';
import * as z from 'zod/mini';
import { useIdentity } from '../../data/identity/use-account.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { Select } from '../../ui/Select.tsx';
import { useAct } from './use-act.ts';

type ApproveSheetProps = {
  readonly page: JsaPage;
  /** People who may approve on this device with their PIN. */
  readonly present: readonly JsaPerson[];
  readonly onClose: () => void;
};

/** An empty `person_id` means the signed-in person, who needs no PIN. */
const schema = z
  .object({ person_id: z.string(), pin: z.string() })
  .check(
    z.refine(({ person_id, pin }) => person_id === '' || /^\d{6}$/.test(pin), { path: ['pin'] }),
  );

/** Approves high-risk work, either as the signed-in person or by the PIN of an approver who is present. */
export function ApproveSheet({ page, present, onClose }: ApproveSheetProps) {
  const { t } = useLingui();
  const { person_id: me, profile } = useIdentity();
  const { approve } = useAct(page);
  const isOwn = page.refusals.approve === null;
  const others = present.filter(({ person_id }) => person_id !== me);
  const myName = `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim();
  const form = useForm({
    stored: { person_id: isOwn ? '' : (others[0]?.person_id ?? ''), pin: '' },
    fields: {
      person_id: { label: t`Approved by` },
      pin: { label: t`PIN`, wrong: t`Enter the six digits.` },
    },
    schema,
    save: async ({ person_id, pin }) => {
      if (person_id === '') return approve(null);
      const approver = present.find((one) => one.person_id === person_id);
      if (approver === undefined) throw new Error('The chosen approver is not among those present');
      return approve({ approver, typed: pin });
    },
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Approve`}
      description={
        <Trans>You confirm that every high-energy hazard has a direct control in place.</Trans>
      }
      action={<Trans>Approve</Trans>}
      worksOffline
      onClose={onClose}
    >
      {others.length > 0 && (
        <Select
          {...form.text('person_id')}
          options={[
            ...(isOwn ? [{ value: '', label: myName }] : []),
            ...others.map(({ person_id, name }) => ({
              value: person_id,
              label: t`${name}, by PIN`,
            })),
          ]}
        />
      )}
      {form.values.person_id !== '' && (
        <CodeField
          {...form.text('pin')}
          hint={t`The PIN is checked when this device syncs.`}
          maxLength={6}
          autoComplete="off"
          onChange={(event) => form.change({ pin: event.target.value.replaceAll(/\D/g, '') })}
        />
      )}
    </FormSheet>
  );
}
