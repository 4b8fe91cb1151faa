import { Trans, useLingui } from '@lingui/react/macro';
import { type CompanySignIn, proofHost, proofText } from '@muster/contract/company-sign-ins';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useFreshProof } from '../../kit/form/use-fresh-proof.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CheckResult } from './CheckResult.tsx';
import { CopyRow } from './CopyRow.tsx';
import { ProofGone } from './ProofGone.tsx';
import { SignInFormSheet } from './SignInFormSheet.tsx';
import { SignInState } from './SignInState.tsx';
import { type SignInChange, useSignInChange, useSignInCheck } from './use-sign-in-change.ts';

/** One identity provider: what to enter there and in the DNS, whether it works, and its switch. */
export function SignInSheet({
  signIn,
  onClose,
}: {
  readonly signIn: CompanySignIn;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { platform } = useData();
  const offline = useNeedsNetwork();
  const [shown, setShown] = useState<'sign-in' | 'form' | 'removal'>('sign-in');
  const change = useSignInChange();
  const check = useSignInCheck();
  const { id, name, is_on, proven_at, proof_missing_since } = signIn;
  const fresh = useFreshProof();
  const [proof, setProof] = useState('');
  const prove = (made: SignInChange) => fresh.with(proof, () => change.mutateAsync(made));
  const proofField = fresh.field({
    label: fresh.label,
    value: proof,
    error: null,
    onChange: ({ target }) => setProof(target.value),
  });
  if (shown === 'form') {
    const back = () => setShown('sign-in');
    return <SignInFormSheet stored={signIn} onClose={back} onSaved={back} />;
  }
  if (shown === 'removal') {
    return (
      <ConfirmTyped
        isOpen
        onOpenChange={() => setShown('sign-in')}
        title={t`Remove ${name}`}
        phrase={t({ message: 'remove', context: 'sign-in' })}
        confirmLabel={t`Remove this sign-in`}
        isBusy={change.isPending}
        onConfirm={() => void prove({ change: 'remove', id }).then(onClose, () => null)}
      >
        {change.error !== null && (
          <Banner tone="danger">{i18n._(describeError(change.error))}</Banner>
        )}
        <p>
          <Trans>
            Your people use a password or an emailed code again. Anyone who is signed in stays
            signed in.
          </Trans>
        </p>
        {proofField}
      </ConfirmTyped>
    );
  }
  const error = change.error ?? check.error;
  const api = `${platform.origin}/auth/v1`;
  const isProven = proven_at !== null;
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={name}
      height="tall"
      notice={error !== null && <Banner tone="danger">{i18n._(describeError(error))}</Banner>}
      footer={
        <>
          <Button
            size="lg"
            variant={isProven && !is_on ? 'secondary' : 'primary'}
            isBusy={check.isPending}
            disabledReason={offline}
            onClick={() => check.mutate(id)}
          >
            <Trans>Check now</Trans>
          </Button>
          {isProven && (
            <Button
              size="lg"
              variant={is_on ? 'secondary' : 'primary'}
              isBusy={change.isPending}
              disabledReason={offline}
              onClick={() =>
                void prove({ change: 'switch', id, isOn: !is_on }).then(
                  () => setProof(''),
                  () => null,
                )
              }
            >
              {is_on ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
            </Button>
          )}
        </>
      }
      otherActions={
        <>
          <Button variant="quiet" flush disabledReason={offline} onClick={() => setShown('form')}>
            <Trans>Edit</Trans>
          </Button>
          <Button
            variant="dangerQuiet"
            flush
            disabledReason={offline}
            onClick={() => setShown('removal')}
          >
            <Trans>Remove this sign-in</Trans>
          </Button>
        </>
      }
    >
      <div className="space-y-6">
        <SignInState signIn={signIn} />
        {proof_missing_since !== null && <ProofGone signIn={signIn} since={proof_missing_since} />}
        {proofField}
        {check.data !== undefined && <CheckResult check={check.data} />}
        <section className="space-y-1">
          <h3 className="font-semibold">
            <Trans>1. Enter these at your identity provider</Trans>
          </h3>
          <div className="divide-y divide-line">
            {signIn.kind === 'saml' ? (
              <>
                <CopyRow label={t`Entity ID`} value={`${api}/sso/saml/metadata`} />
                <CopyRow label={t`Reply address (ACS)`} value={`${api}/sso/saml/acs`} />
              </>
            ) : (
              <CopyRow label={t`Redirect address`} value={`${api}/callback`} />
            )}
          </div>
        </section>
        <section className="space-y-1">
          <h3 className="font-semibold">
            <Trans>2. Verify your domain</Trans>
          </h3>
          <p className="text-14 text-ink-2">
            <Trans>
              Add a TXT record to each domain’s DNS, then check. It can take an hour to appear.
            </Trans>
          </p>
          <div className="divide-y divide-line">
            {signIn.domains.map((domain) => (
              <CopyRow key={domain} label={t`Record name`} value={proofHost(domain)} />
            ))}
            <CopyRow label={t`Record value`} value={proofText(signIn)} />
          </div>
        </section>
      </div>
    </Sheet>
  );
}
