import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useAccount } from '../../data/identity/use-account.ts';
import { Onboarding } from '../../features/onboarding/Onboarding.tsx';
import { SignOut } from '../../features/session/SignOut.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { languageOptions } from '@muster/domain/language-names';
import { useLook, useLookStore } from '../look/look-context.tsx';

const route = getRouteApi('/public/onboarding/profile');

/** `/onboarding/profile`: what is still to be known of a person before they can work. */
export function OnboardingPage() {
  const { t } = useLingui();
  const { recovery = false } = route.useSearch();
  const account = useAccount();
  const { language } = useLook();
  const look = useLookStore();
  if (account.kind !== 'signed_in') return <Spinner />;
  const { identity } = account;
  return (
    <>
      <Onboarding
        key={identity.user_id}
        identity={identity}
        isRecovery={recovery}
        language={language}
        languageChoice={
          <SegmentedControl
            label={t`Language`}
            options={languageOptions}
            value={language}
            onChange={(value) => look.choose({ language: value })}
          />
        }
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
