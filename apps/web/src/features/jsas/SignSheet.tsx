import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson, JsaSignature } from '@muster/contract/jsa';
import { Suspense, useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { secrets } from '../../platform/secrets.ts';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
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
  /** Null: someone who is not named yet. */
  readonly signer: Signer | null;
  readonly onClose: () => void;
};

/** Signs for oneself, or lets someone sign on this phone: by finger or PIN. */
export function SignSheet({ page, people, signer, onClose }: SignSheetProps) {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const { sign, isBusy } = useAct(page);
  const [chosen, setChosen] = useState(signer?.person?.person_id ?? null);
  const [name, setName] = useState(signer?.name ?? '');
  const [method, setMethod] = useState<'finger' | 'pin'>('finger');
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [pin, setPin] = useState('');
  const [missed, setMissed] = useState('');
  const [wasTried, setTried] = useState(false);
  const person = people.find((known) => known.person_id === chosen) ?? null;
  const isMe = person !== null && person.person_id === person_id;
  const hasPin = !isMe && person !== null && person.pin !== null && secrets.isAvailable();
  const how: JsaSignature['method'] = isMe ? 'login' : hasPin ? method : 'finger';
  const signedName = person?.name ?? name.trim();
  const errors = {
    name: signedName === '' ? t`Enter a name.` : undefined,
    drawing: how === 'finger' && strokes.length === 0 ? t`Sign here first.` : undefined,
    pin: how === 'pin' && !/^\d{6}$/.test(pin) ? t`Enter the six digits.` : undefined,
  };
  const shown: Partial<typeof errors> = wasTried ? errors : {};

  async function submit() {
    setTried(true);
    if (Object.values(errors).some((error) => error !== undefined)) return;
    const facts = { person, name: signedName, method: how, missed: missed.trim() };
    if (await sign({ ...facts, strokes, pin })) onClose();
  }

  return (
    <FormSheet
      title={signer === null ? t`Late arrival` : t`Sign: ${signer.name}`}
      description={<Trans>You sign the steps, hazards and controls as they are now.</Trans>}
      action={<Trans>Sign</Trans>}
      isBusy={isBusy}
      disabledReason={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {signer === null && (
        <Picker
          label={t`Who`}
          title={t`Choose a person`}
          placeholder={t`Someone from outside`}
          noneLabel={t`Someone from outside`}
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
          value={chosen}
          onChange={setChosen}
        />
      )}
      {person === null && signer === null && (
        <TextField
          label={t`Name`}
          autoComplete="off"
          maxLength={200}
          value={name}
          error={shown.name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      {hasPin && (
        <SegmentedControl
          label={t`How`}
          options={[
            { value: 'finger', label: t`Finger` },
            { value: 'pin', label: t`PIN` },
          ]}
          value={method}
          onChange={setMethod}
        />
      )}
      {how === 'finger' && (
        <Suspense fallback={<Skeleton className="h-56 w-full" />}>
          <SignaturePad label={t`Signature`} error={shown.drawing} onChange={setStrokes} />
        </Suspense>
      )}
      {how === 'pin' && (
        <CodeField
          label={t`PIN`}
          hint={t`It's checked when this phone syncs.`}
          maxLength={6}
          autoComplete="off"
          value={pin}
          error={shown.pin}
          onChange={(event) => setPin(event.target.value.replaceAll(/\D/g, ''))}
        />
      )}
      <TextArea
        label={t`What did we miss?`}
        labelDetail={t`optional`}
        rows={2}
        maxLength={2000}
        value={missed}
        onChange={(event) => setMissed(event.target.value)}
      />
    </FormSheet>
  );
}
