import type { Founding } from '@muster/contract/founding';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Identity } from '@muster/contract';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useRef } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { focusFirstError } from '../../kit/form/focus-first-error.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { InvitationStep } from './InvitationStep.tsx';
import type { Step } from './onboarding-draft.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { StepProgress } from './StepProgress.tsx';
import { type Onboarding as OnboardingState, useOnboarding } from './use-onboarding.ts';
import { WayStep } from './WayStep.tsx';
import { WorkStep } from './WorkStep.tsx';
import { YouStep } from './YouStep.tsx';

type OnboardingProps = {
  readonly identity: Identity;
  readonly isRecovery: boolean;
  readonly language: Founding['language'];
};

/** The questions between a fresh login and the first day of work, one screen each. */
export function Onboarding({ identity, isRecovery, language }: OnboardingProps) {
  const { t, i18n } = useLingui();
  const isOffline = useNetwork() === 'offline';
  const onboarding = useOnboarding({
    identity,
    language,
    situation: {
      isRecovery,
      hasCompany: identity.company_id !== null,
      needsNoCompany: identity.role === 'super_admin',
    },
  });
  const { draft, steps, isBusy, error } = onboarding;
  const at = steps.indexOf(draft.step);
  const isLast = at === steps.length - 1;
  const heading = useFocusOnChange(draft.step);
  const titles: Record<Step, string> = {
    password: t`Choose a new password`,
    you: t`About you`,
    company: t`Your company`,
    invitation: t`Join your company`,
    details: t`About the company`,
    work: t`How you work`,
  };
  return (
    <>
      <StepProgress at={at + 1} count={steps.length} />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mb-6 text-28 font-semibold tracking-title outline-none"
      >
        {titles[draft.step]}
      </h1>
      {isOffline && (
        <div className="mb-5">
          <Banner tone="attention">
            <Trans>What you enter stays on this device. Finish when you’re back online.</Trans>
          </Banner>
        </div>
      )}
      {draft.step === 'password' ? (
        <PasswordStep onDone={() => void onboarding.goOn()} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const form = event.currentTarget;
            void onboarding.goOn().then(() => focusFirstError(form));
          }}
          className="space-y-6"
        >
          <StepFields onboarding={onboarding} />
          {error !== null && <Banner tone="danger">{i18n._(describeError(error))}</Banner>}
          <div className="space-y-2">
            <Button
              type="submit"
              variant="primary"
              size="lg"
              block
              isBusy={isBusy}
              disabledReason={isLast && isOffline ? t`This needs a connection.` : null}
            >
              {isLast ? <Trans>Finish setup</Trans> : <Trans>Continue</Trans>}
            </Button>
            {at > 0 && (
              <Button variant="quiet" size="lg" block icon={ArrowLeft} onClick={onboarding.goBack}>
                <Trans>Back</Trans>
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

function StepFields({ onboarding }: { readonly onboarding: OnboardingState }) {
  switch (onboarding.draft.step) {
    case 'you':
      return <YouStep onboarding={onboarding} />;
    case 'company':
      return <WayStep onboarding={onboarding} />;
    case 'invitation':
      return <InvitationStep onboarding={onboarding} />;
    case 'details':
      return <DetailsStep onboarding={onboarding} />;
    case 'work':
      return <WorkStep onboarding={onboarding} />;
    case 'password':
      return null;
  }
}

/** The next question is announced and reached by keyboard, but not the first one of the page. */
function useFocusOnChange(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
