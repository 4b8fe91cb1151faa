import { Trans, useLingui } from '@lingui/react/macro';
import type { JsaPage, JsaPerson } from '@muster/contract/jsa';
import { useState } from 'react';
import { PersonAvatar } from '../../kit/person/PersonAvatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { SignSheet } from './SignSheet.tsx';
import { type Signer, whoSigns } from './who-signs.ts';
import { useJsaWords } from './use-jsa-words.ts';

type SignaturesCardProps = {
  readonly page: JsaPage;
  readonly people: readonly JsaPerson[];
};

/** People who have signed and people who haven't. Those in charge can let others sign on this phone. */
export function SignaturesCard({ page, people }: SignaturesCardProps) {
  const { t } = useLingui();
  const [signing, setSigning] = useState<Signer | 'late' | null>(null);
  const { document } = page.jsa;
  const signers = whoSigns(document.people, page.signatures, people);
  const missing = signers.filter(
    ({ signature }) => signature === null || signature.needs_confirmation === true,
  ).length;
  const canLetSign = page.refusals.sign_others === null;
  const done = signers.length - missing;
  return (
    <Card
      title={t`Signatures`}
      description={signers.length === 0 ? undefined : t`${done} of ${signers.length} signed`}
      isFlush
      {...(canLetSign && {
        actions: (
          <Button onClick={() => setSigning('late')}>
            <Trans>Add late arrival</Trans>
          </Button>
        ),
      })}
    >
      {signers.length === 0 && (
        <p className="p-4 text-ink-2 md:p-5">
          <Trans>No one has signed yet.</Trans>
        </p>
      )}
      <ul className="divide-y divide-line">
        {signers.map((signer, at) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 px-4 py-3 md:px-5"
          >
            <span className="flex min-w-0 flex-1 items-start gap-3">
              <PersonAvatar
                name={signer.name}
                personId={signer.person?.person_id ?? signer.signature?.person?.person_id ?? null}
                size="sm"
              />
              <SignerFacts signer={signer} />
            </span>
            {signer.signature === null &&
              (canLetSign ? (
                <Button onClick={() => setSigning(signer)}>
                  <Trans>
                    Sign<span className="sr-only">: {signer.name}</span>
                  </Trans>
                </Button>
              ) : (
                <StatusBadge tone="attention" look="plain">
                  <Trans>Not signed</Trans>
                </StatusBadge>
              ))}
          </li>
        ))}
      </ul>
      {signing !== null && (
        <SignSheet
          page={page}
          people={people}
          signer={signing === 'late' ? null : signing}
          onClose={() => setSigning(null)}
        />
      )}
    </Card>
  );
}

function SignerFacts({ signer: { name, signature } }: { readonly signer: Signer }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const words = useJsaWords();
  if (signature === null) return <bdi className="min-w-0 self-center wrap-anywhere">{name}</bdi>;
  const at = times.dayAndTime(Date.parse(signature.signed_at), readerZone());
  const missed = signature.missed ?? '';
  return (
    <div className="min-w-0 flex-1 space-y-1">
      <bdi className="block font-medium wrap-anywhere">{name}</bdi>
      <span className="block text-14 text-ink-3">
        {at} · {words.howSigned(signature)}
      </span>
      <ReceivedLate at={signature.signed_at} arrival={signature} />
      {signature.drawing !== null && (
        <SignatureImage drawing={signature.drawing} label={t`Signature of ${name}`} />
      )}
      {missed !== '' && (
        <p className="text-14 text-ink-2 wrap-anywhere">
          <Trans>
            What did we miss? <bdi>{missed}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}
