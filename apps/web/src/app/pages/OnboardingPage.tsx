import { Trans } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useAccount } from '../../data/identity/use-account.ts';
import { Onboarding } from '../../features/onboarding/Onboarding.tsx';
import { SignOut } from '../../features/session/SignOut.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLook } from '../look/look-context.tsx';

const route = getRouteApi('/public/onboarding/profile');

/** `/onboarding/profile`: asks for what is still missing about a person before they can work. */
export function OnboardingPage() {
  const { recovery = false } = route.useSearch();
  const account = useAccount();
  const { language } = useLook();
  if (account.kind !== 'signed_in') return <Spinner />;
  const { identity } = account;
  return (
    <>
      <Onboarding
        key={identity.user_id}
        identity={identity}
        isRecovery={recovery}
        language={language}
      />
      <div className="mt-10 border-t border-line pt-6">
        <p className="mb-3 text-14 text-ink-3">
          <Trans>Not the right account?</Trans>
        </p>
        <SignOut />
      </div>
    </>
  );
}
