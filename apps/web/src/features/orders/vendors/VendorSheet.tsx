import { Trans, useLingui } from '@lingui/react/macro';
import { orderLimits } from '@muster/contract/purchase-orders';
import type { ReadVendor, VendorContact, VendorForm } from '@muster/contract/vendors';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import * as z from 'zod/mini';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { notify } from '../../../ui/notices.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { usePurchasingChange } from '../use-purchasing-change.ts';

type VendorSheetProps = {
  readonly vendorId: string;
  /** Null to add a vendor. */
  readonly page: ReadVendor | null;
  readonly onClose: () => void;
  readonly onSaved?: () => void;
};

type ContactDraft = {
  /** Key of the row only, since contacts have no ids. */
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly phone: string;
  readonly mail: string;
};

type Values = {
  readonly name: string;
  readonly account_number: string;
  readonly mail: string;
  readonly phone: string;
  readonly address: string;
  readonly terms_days: string;
  readonly contacts: readonly ContactDraft[];
  readonly note: string;
  readonly tax_id: string;
  readonly bank_detail: string;
};

const newContact = (): ContactDraft => ({
  key: randomId(),
  name: '',
  role: '',
  phone: '',
  mail: '',
});

const optionalMail = z
  .string()
  .check(z.refine((text) => text.trim() === '' || /^[^\s@]+@[^\s@]+$/.test(text.trim())));

/** A form that adds or edits a vendor. Tax ID and bank details are shown to admins only. */
export function VendorSheet({ vendorId, page, onClose, onSaved }: VendorSheetProps) {
  const { t, i18n } = useLingui();
  const { role } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const change = usePurchasingChange();
  const vendor = page?.vendor ?? null;
  const hasBank = page?.may_read_bank ?? role === 'admin';
  const form = useForm({
    stored: valuesOf(vendor),
    version: vendor?.version,
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      account_number: { label: t`Account number`, wrong: t`Use at most 50 characters.` },
      mail: { label: t`Email`, wrong: t`Enter an email address.` },
      phone: { label: t`Phone`, wrong: t`Use at most 50 characters.` },
      address: { label: t`Address`, wrong: t`Use at most 500 characters.` },
      terms_days: { label: t`Payment terms (days)`, wrong: t`Enter days from 0 to 365.` },
      contacts: { label: t`Contacts`, wrong: t`Give each contact a name and a valid email.` },
      note: { label: t`Note`, wrong: t`Use at most 2,000 characters.` },
      tax_id: { label: t`Tax ID`, wrong: t`Use at most 50 characters.` },
      bank_detail: { label: t`Bank details`, wrong: t`Use at most 500 characters.` },
    },
    schema: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(orderLimits.vendorName)),
      account_number: z.string(),
      mail: optionalMail,
      phone: z.string(),
      address: z.string(),
      terms_days: z.string().check(
        z.trim(),
        z.regex(/^\d{0,3}$/),
        z.refine((text) => Number(text) <= 365),
      ),
      contacts: z.readonly(
        z.array(
          z.object({
            key: z.string(),
            name: z.string().check(z.trim(), z.minLength(1)),
            role: z.string(),
            phone: z.string(),
            mail: optionalMail,
          }),
        ),
      ),
      note: z.string(),
      tax_id: z.string(),
      bank_detail: z.string(),
    }),
    save: (typed, version) =>
      change.mutateAsync({
        call: 'save_vendor',
        parameters: { id: vendorId, vendor: vendorOf(typed, hasBank), version: version ?? null },
      }),
    onSaved: () => {
      void notify({ id: 'vendor', tone: 'good', title: t`Vendor saved` });
      onClose();
      onSaved?.();
    },
  });
  const { contacts } = form.values;
  const changeContact = (at: number, part: Partial<ContactDraft>) =>
    form.change({ contacts: contacts.map((one, row) => (row === at ? { ...one, ...part } : one)) });
  const isWrong = (at: number, name: keyof ContactDraft) =>
    form.wrongPaths.some((path) => path[0] === 'contacts' && path[1] === at && path[2] === name);
  const isArchived = vendor !== null && vendor.archived_at !== null;
  const archive = () =>
    change
      .mutateAsync({
        call: 'set_vendor_archived',
        parameters: { vendor_id: vendorId, is_archived: !isArchived, version: vendor?.version },
      })
      .then(onClose, () => undefined);
  return (
    <FormSheet
      form={form}
      title={vendor === null ? t`New vendor` : t`Edit vendor`}
      action={<Trans>Save</Trans>}
      isBusy={change.isPending}
      error={
        !form.isSaving && change.isError && form.error === null
          ? i18n._(describeError(change.error))
          : null
      }
      otherActions={
        vendor !== null &&
        role === 'admin' && (
          <Button
            flush
            variant={isArchived ? 'quiet' : 'dangerQuiet'}
            disabledReason={offlineReason}
            onClick={() => void archive()}
          >
            {isArchived ? <Trans>Restore vendor</Trans> : <Trans>Archive vendor</Trans>}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" maxLength={orderLimits.vendorName} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <TextField {...form.text('mail')} type="email" autoComplete="off" maxLength={320} />
        <TextField {...form.text('phone')} type="tel" autoComplete="off" maxLength={50} />
        <TextField {...form.text('account_number')} autoComplete="off" maxLength={50} />
        <TextField {...form.text('terms_days')} inputMode="numeric" maxLength={3} />
      </div>
      <TextArea {...form.text('address')} rows={2} maxLength={500} />
      <fieldset className="min-w-0 space-y-4">
        <legend className="text-16 font-semibold">{t`Contacts`}</legend>
        {contacts.map((contact, at) => {
          const number = at + 1;
          return (
            <fieldset key={contact.key} className="min-w-0 rounded-card border border-line p-4">
              <legend className="sr-only">{t`Contact ${number}`}</legend>
              <div className="grid items-start gap-3 md:grid-cols-2">
                <TextField
                  label={t`Name`}
                  maxLength={200}
                  autoComplete="off"
                  value={contact.name}
                  error={isWrong(at, 'name') ? t`Enter a name.` : undefined}
                  onChange={({ target }) => changeContact(at, { name: target.value })}
                />
                <TextField
                  label={t`Role`}
                  maxLength={100}
                  autoComplete="off"
                  value={contact.role}
                  onChange={({ target }) => changeContact(at, { role: target.value })}
                />
                <TextField
                  label={t`Phone`}
                  type="tel"
                  maxLength={50}
                  autoComplete="off"
                  value={contact.phone}
                  onChange={({ target }) => changeContact(at, { phone: target.value })}
                />
                <TextField
                  label={t`Email`}
                  type="email"
                  maxLength={320}
                  autoComplete="off"
                  value={contact.mail}
                  error={isWrong(at, 'mail') ? t`Enter an email address.` : undefined}
                  onChange={({ target }) => changeContact(at, { mail: target.value })}
                />
              </div>
              <div className="flex justify-end pt-2">
                <IconButton
                  icon={Trash2}
                  label={t`Remove contact ${number}`}
                  onClick={() => form.change({ contacts: contacts.filter((_, row) => row !== at) })}
                />
              </div>
            </fieldset>
          );
        })}
        {contacts.length < orderLimits.contacts && (
          <Button
            size="sm"
            icon={Plus}
            onClick={() => form.change({ contacts: [...contacts, newContact()] })}
          >
            <Trans>Add contact</Trans>
          </Button>
        )}
      </fieldset>
      <TextArea {...form.text('note')} rows={2} maxLength={orderLimits.note} />
      {hasBank && (
        <>
          <TextField {...form.text('tax_id')} autoComplete="off" maxLength={50} />
          <TextArea
            {...form.text('bank_detail')}
            rows={2}
            maxLength={500}
            hint={t`All admins are told when this or the email address changes.`}
          />
        </>
      )}
    </FormSheet>
  );
}

function valuesOf(vendor: ReadVendor['vendor'] | null): Values {
  return {
    name: vendor?.name ?? '',
    account_number: vendor?.account_number ?? '',
    mail: vendor?.mail ?? '',
    phone: vendor?.phone ?? '',
    address: vendor?.address ?? '',
    terms_days: vendor?.terms_days?.toString() ?? '',
    contacts: (vendor?.contacts ?? []).map(({ name, role, phone, mail }, at) => ({
      key: `${at}`,
      name,
      role: role ?? '',
      phone: phone ?? '',
      mail: mail ?? '',
    })),
    note: vendor?.note ?? '',
    tax_id: vendor?.tax_id ?? '',
    bank_detail: vendor?.bank_detail ?? '',
  };
}

function vendorOf(typed: Values, hasBank: boolean): VendorForm {
  return {
    name: typed.name,
    account_number: textOrNull(typed.account_number),
    mail: textOrNull(typed.mail),
    phone: textOrNull(typed.phone),
    address: textOrNull(typed.address),
    terms_days: typed.terms_days === '' ? null : Number(typed.terms_days),
    contacts: typed.contacts.map(({ name, role, phone, mail }): VendorContact => ({
      name,
      role: textOrNull(role),
      phone: textOrNull(phone),
      mail: textOrNull(mail),
    })),
    note: textOrNull(typed.note),
    ...(hasBank && {
      tax_id: textOrNull(typed.tax_id),
      bank_detail: textOrNull(typed.bank_detail),
    }),
  };
}

function textOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
