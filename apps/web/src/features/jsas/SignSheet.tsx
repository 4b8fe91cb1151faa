import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson, JsaSignature } from '@muster/contract/jsa';
import { Suspense } from 'react';
import * as z from 'zod/mini';
import { useIdentity } from '../../data/identity/use-account.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { secrets } from '../../platform/secrets.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { Stroke } from '../../ui/signature/strokes.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAct } from './use-act.ts';
import type { Signer } from './who-signs.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

type SignSheetProps = {
  readonly page: JsaPage;
  readonly people: readonly JsaPerson[];
  /** Null for someone who isn't named yet. */
  readonly signer: Signer | null;
  readonly onClose: () => void;
};

type Values = {
  readonly person_id: string | null;
  readonly name: string;
  readonly method: 'finger' | 'pin';
  readonly drawing: readonly Stroke[];
  readonly pin: string;
  readonly missed: string;
};

/**
 * Signs as the user, or lets someone sign on this device: by PIN, or with a finger for someone without a login. A
 * drawing proves nothing about who drew it.
 */
export function SignSheet({ page, people, signer, onClose }: SignSheetProps) {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const { sign } = useAct(page);
  const personOf = (id: string | null) => people.find((one) => one.person_id === id) ?? null;
  const hasPinOf = (person: JsaPerson | null) =>
    person !== null &&
    person.person_id !== person_id &&
    person.pin !== null &&
    secrets.isAvailable();
  const methodOf = (values: Values): JsaSignature['method'] | 'own_phone' => {
    const person = personOf(values.person_id);
    if (person !== null && person.person_id === person_id) return 'login';
    if (person?.has_login === true) return hasPinOf(person) ? 'pin' : 'own_phone';
    return hasPinOf(person) ? values.method : 'finger';
  };
  const stored: Values = {
    person_id: signer?.person?.person_id ?? null,
    name: signer?.name ?? '',
    method: 'finger',
    drawing: [],
    pin: '',
    missed: '',
  };
  const form = useForm({
    stored,
    fields: {
      person_id: { label: t`Who` },
      name: { label: t`Name`, wrong: t`Enter a name.` },
      method: { label: t`Sign with` },
      drawing: { label: t`Signature`, wrong: t`Sign here first.` },
      pin: { label: t`PIN`, wrong: t`Enter the six digits.` },
      missed: { label: t`What did we miss?` },
    },
    schema: z.custom<Values>().check((context) => {
      const { value } = context;
      const isMissing = {
        name: personOf(value.person_id) === null && value.name.trim() === '',
        drawing: methodOf(value) === 'finger' && value.drawing.length === 0,
        pin: methodOf(value) === 'pin' && !/^\d{6}$/.test(value.pin),
      };
      for (const [field, isSo] of Object.entries(isMissing)) {
        if (isSo) context.issues.push({ code: 'custom', input: value, path: [field] });
      }
    }),
    save: async (signed) => {
      const person = personOf(signed.person_id);
      const method = methodOf(signed);
      // The button says why it can’t be pressed.
      if (method === 'own_phone') return;
      await sign({
        person,
        name: person?.name ?? signed.name.trim(),
        method,
        missed: signed.missed.trim(),
        strokes: signed.drawing,
        pin: signed.pin,
      });
    },
    onSaved: onClose,
  });
  const person = personOf(form.values.person_id);
  const how = methodOf(form.values);
  const drawing = form.value('drawing');

  const namesHazard = page.jsa.document.steps.some(({ hazards }) => hazards.length > 0);
  const whyNot = !namesHazard
    ? t`This JSA names no hazard. Talk the job through again before anyone signs.`
    : how === 'own_phone'
      ? t`They find this JSA on their own phone, under “JSAs to sign.”`
      : null;
  return (
    <FormSheet
      form={form}
      title={signer === null ? t`Add late arrival` : t`Signature of ${signer.name}`}
      description={<Trans>You’re signing the steps, hazards and controls as they are now.</Trans>}
      action={<Trans>Sign</Trans>}
      worksOffline
      disabledReason={whyNot}
      onClose={onClose}
    >
      {signer === null && (
        <Picker
          {...form.value('person_id')}
          title={t`Choose a person`}
          placeholder={t`Someone outside the company`}
          noneLabel={t`Someone outside the company`}
          searchLabel={t`Search people`}
          emptyText={t`No one found.`}
          options={people
            .filter((one) =>
              page.signatures.every(
                (signature) =>
                  signature.voided_at !== null || signature.person?.person_id !== one.person_id,
              ),
            )
            .map((one) => ({ value: one.person_id, label: one.name }))}
        />
      )}
      {person === null && signer === null && (
        <TextField {...form.text('name')} autoComplete="off" maxLength={200} />
      )}
      {hasPinOf(person) && person?.has_login !== true && (
        <SegmentedControl
          label={t`Sign with`}
          options={[
            { value: 'finger', label: t`Finger` },
            { value: 'pin', label: t`PIN` },
          ]}
          value={form.values.method}
          onChange={(method) => form.change({ method })}
        />
      )}
      {how === 'finger' && (
        <Suspense fallback={<Skeleton className="h-56 w-full" />}>
          <SignaturePad
            label={drawing.label}
            error={drawing.error ?? undefined}
            onChange={drawing.onChange}
          />
        </Suspense>
      )}
      {how === 'pin' && (
        <CodeField
          {...form.text('pin')}
          hint={t`The PIN is checked when this device syncs.`}
          maxLength={6}
          autoComplete="off"
          onChange={(event) => form.change({ pin: event.target.value.replaceAll(/\D/g, '') })}
        />
      )}
      <TextArea {...form.text('missed')} labelDetail={t`optional`} rows={2} maxLength={2000} />
    </FormSheet>
  );
}
