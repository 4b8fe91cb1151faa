import { Trans, useLingui } from '@lingui/react/macro';
import { checklistLimits } from '@muster/contract/checklists';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { SignatureImage } from '../../../ui/signature/SignatureImage.tsx';
import type { Stroke } from '../../../ui/signature/strokes.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type SignedName, storable } from './checklist-draft.ts';

const SignaturePad = lazyPart(async () => ({
  default: (await import('../../../ui/signature/SignaturePad.tsx')).SignaturePad,
}));

type SignNamesProps = {
  /** True for a sign-in sheet that everyone signs; otherwise one person signs. */
  readonly isSheet: boolean;
  /** People expected to sign, starting with the one filling in the checklist. */
  readonly names: readonly string[];
  readonly people: readonly SignedName[];
  readonly onChange: (people: readonly SignedName[]) => void;
};

/** Names and signatures on this phone. */
export function SignNames({ isSheet, names, people, onChange }: SignNamesProps) {
  const { t } = useLingui();
  const [signing, setSigning] = useState<string | null>(null);
  const signed = new Set(people.map(({ name }) => name));
  const expected = isSheet ? names.filter((name) => !signed.has(name)) : [];
  const mayAdd = isSheet ? people.length < checklistLimits.people : people.length === 0;
  return (
    <div className="space-y-3">
      <ul className="divide-y divide-line empty:hidden">
        {people.map(({ name, drawing }, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
            key={at}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1"
          >
            <bdi className="min-w-0 flex-1 basis-36 font-medium wrap-anywhere">{name}</bdi>
            <span className="flex items-center gap-2">
              <span className="w-32">
                <SignatureImage drawing={drawing} label={t`Signature of ${name}`} />
              </span>
              <IconButton
                icon={X}
                label={t`Remove the signature of ${name}`}
                onClick={() => onChange(people.filter((_, index) => index !== at))}
              />
            </span>
          </li>
        ))}
        {expected.map((name) => (
          <li
            key={name}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1"
          >
            <bdi className="min-w-0 flex-1 basis-36 wrap-anywhere text-ink-2">{name}</bdi>
            <Button size="sm" aria-label={t`Sign: ${name}`} onClick={() => setSigning(name)}>
              <Trans>Sign</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {mayAdd && (
        <Button icon={Plus} size="sm" onClick={() => setSigning(isSheet ? '' : (names[0] ?? ''))}>
          {isSheet ? <Trans>Add person</Trans> : <Trans>Sign</Trans>}
        </Button>
      )}
      {signing !== null && (
        <SignNameSheet
          name={signing}
          onSigned={(one) => onChange([...people, one])}
          onClose={() => setSigning(null)}
        />
      )}
    </div>
  );
}

const schema = z.object({
  name: z.pipe(z.string(), z.transform(storable)).check(z.refine((name) => name !== null)),
  drawing: z.custom<readonly Stroke[]>().check(z.refine((drawing) => drawing.length > 0)),
});

type SignNameSheetProps = {
  readonly name: string;
  readonly onSigned: (one: SignedName) => void;
  readonly onClose: () => void;
};

function SignNameSheet({ name, onSigned, onClose }: SignNameSheetProps) {
  const { t } = useLingui();
  const [stored] = useState<SignedName>({ name, drawing: [] });
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      drawing: { label: t`Signature`, wrong: t`Sign here first.` },
    },
    schema,
    save: (one) => {
      onSigned({ name: one.name ?? '', drawing: one.drawing.map(({ points }) => ({ points })) });
      return Promise.resolve();
    },
    onSaved: onClose,
  });
  const drawing = form.value('drawing');
  return (
    <FormSheet
      form={form}
      title={t`Signature`}
      action={<Trans>Done</Trans>}
      worksOffline
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" maxLength={checklistLimits.name} />
      <Suspense fallback={<Skeleton className="h-56 w-full" />}>
        <SignaturePad
          label={drawing.label}
          error={drawing.error ?? undefined}
          onChange={drawing.onChange}
        />
      </Suspense>
    </FormSheet>
  );
}
