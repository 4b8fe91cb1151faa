import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SignOut } from './SignOut.tsx';

/** Loaded on demand: few ever need it, and the sign-in page has a budget. */
const RecoveryCodeForm = lazyPart(async () => ({
  default: (await import('./RecoveryCodeForm.tsx')).RecoveryCodeForm,
}));

/** The second half of signing in, for people with an authenticator app. */
export function FactorStep() {
  const { t } = useLingui();
  const { auth } = useData();
  const [hasApp, setHasApp] = useState(true);
  return (
    <div className="space-y-6">
      <ShieldCheck aria-hidden className="size-8 text-accent-ink" strokeWidth={1.75} />
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Confirm that it’s you</Trans>
        </h1>
        <p className="text-ink-2">
          {hasApp ? (
            <Trans>Open your authenticator app and enter the six digits it shows for Muster.</Trans>
          ) : (
            <Trans>Enter one of the recovery codes you saved. Each works once.</Trans>
          )}
        </p>
      </div>
      {hasApp ? (
        <CodeForm
          label={t`Code from your authenticator app`}
          action={t`Confirm`}
          length={6}
          hasFocus
          onSubmit={(code) => auth.answerFactor(code)}
          failure={t`Sign in failed`}
        />
      ) : (
        <Suspense>
          <RecoveryCodeForm />
        </Suspense>
      )}
      <Button variant="quiet" size="lg" block onClick={() => setHasApp(!hasApp)}>
        {hasApp ? (
          <Trans>Use a recovery code instead</Trans>
        ) : (
          <Trans>Use your authenticator app instead</Trans>
        )}
      </Button>
      <SignOut isBlock />
    </div>
  );
}
