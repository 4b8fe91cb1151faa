import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useData } from '../../data/data-context.tsx';
import { CodeForm } from './CodeForm.tsx';
import { SignOut } from './SignOut.tsx';

/** The second half of signing in, for people with an authenticator app. */
export function FactorStep() {
  const { t } = useLingui();
  const { auth } = useData();
  return (
    <div className="space-y-6">
      <ShieldCheck aria-hidden className="size-8 text-accent-ink" strokeWidth={1.75} />
      <div className="space-y-2">
        <h1 className="text-28 font-semibold tracking-title">
          <Trans>Confirm that it is you</Trans>
        </h1>
        <p className="text-ink-2">
          <Trans>
            Open your authenticator app and type the six digits that it shows for Muster.
          </Trans>
        </p>
      </div>
      <CodeForm
        label={t`Code from your authenticator app`}
        action={t`Confirm`}
        length={6}
        hasFocus
        onSubmit={(code) => auth.answerFactor(code)}
        failure={t`Sign in failed`}
      />
      <SignOut isBlock />
    </div>
  );
}
