import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useAccount } from '../../data/identity/use-account.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { invitationQuery } from './invitation-query.ts';
import { InvitedSignUp } from './InvitedSignUp.tsx';
import { MailedCode } from './MailedCode.tsx';
import { OpenSignUp } from './OpenSignUp.tsx';
import { OtherWays } from './OtherWays.tsx';
import { SignInForm } from './SignInForm.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FactorStep = lazyPart(async () => ({
  default: (await import('./FactorStep.tsx')).FactorStep,
}));
const MailedWayIn = lazyPart(async () => ({
  default: (await import('./MailedWayIn.tsx')).MailedWayIn,
}));
const PhoneWayIn = lazyPart(async () => ({
  default: (await import('./PhoneWayIn.tsx')).PhoneWayIn,
}));
const ServerLine = lazyPart(async () => ({
  default: (await import('./ServerLine.tsx')).ServerLine,
}));
const EnterpriseSignIn = lazyPart(async () => ({
  default: (await import('./EnterpriseSignIn.tsx')).EnterpriseSignIn,
}));

const route = getRouteApi('/public/auth');
type View = 'sign-in' | 'sign-up' | 'forgot' | 'code' | 'phone' | 'company';

/** Every way in: one page, the address says which. Being signed in leads away (the route's guard). */
export function AuthPage() {
  const { view, invitation, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const account = useAccount();
  const shown = view ?? (invitation === undefined ? 'sign-in' : 'sign-up');
  const show = (target: View) =>
    void navigate({
      search: { ...search, view: target, ...(invitation !== undefined && { invitation }) },
      replace: true,
    });
  const back = () => show('sign-in');

  const isHalfSignedIn = account.kind !== 'signed_out' && account.session === 'factor';
  return (
    <Suspense fallback={<Spinner />}>
      {isHalfSignedIn ? (
        <FactorStep />
      ) : shown === 'forgot' ? (
        <MailedWayIn key={shown} purpose="recovery" onBack={back} />
      ) : shown === 'code' ? (
        <MailedWayIn key={shown} purpose="sign_in" onBack={back} />
      ) : shown === 'phone' ? (
        <PhoneWayIn
          invitation={invitation ?? null}
          onBack={() => show(invitation === undefined ? 'sign-in' : 'sign-up')}
        />
      ) : shown === 'company' ? (
        <EnterpriseSignIn onBack={back} />
      ) : (
        <SignInOrUp shown={shown} show={show} invitation={invitation} />
      )}
    </Suspense>
  );
}

type SignInOrUpProps = {
  readonly shown: 'sign-in' | 'sign-up';
  readonly show: (view: View) => void;
  readonly invitation: string | undefined;
};

function SignInOrUp({ shown, show, invitation }: SignInOrUpProps) {
  const { t } = useLingui();
  const data = useData();
  const { auth, platform } = data;
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const isInvited = shown === 'sign-up' && invitation !== undefined;
  const preview = useQuery({ ...invitationQuery(data, invitation ?? ''), enabled: isInvited });
  if (shown === 'sign-up' && mailedTo !== null) {
    return (
      <MailedCode
        email={mailedTo}
        purpose="sign_up"
        onResend={() => auth.mailConfirmation(mailedTo)}
        onBack={() => show('sign-in')}
      >
        <Trans>
          Open the link we emailed you, or enter the code from the email here. Either one confirms
          your account and signs you in.
        </Trans>
      </MailedCode>
    );
  }
  return (
    <>
      <h1 className="mb-5 text-28 font-semibold tracking-title">
        {shown === 'sign-in'
          ? t`Sign in`
          : preview.data?.usable === false
            ? t`Your invitation`
            : t`Create your account`}
      </h1>
      <SegmentedControl
        label={t`Sign in or sign up`}
        isLabelHidden
        options={[
          { value: 'sign-in', label: t`Sign in` },
          { value: 'sign-up', label: t`Sign up` },
        ]}
        value={shown}
        onChange={show}
        className="mb-6"
      />
      {shown === 'sign-in' && (
        <div className="space-y-5">
          <SignInForm onForgot={() => show('forgot')} />
          <OtherWays
            onMailCode={() => show('code')}
            onTextCode={() => show('phone')}
            onEnterprise={() => show('company')}
          />
        </div>
      )}
      {shown === 'sign-up' && invitation === undefined && (
        <OpenSignUp onConfirmationMailed={setMailedTo} />
      )}
      {isInvited && (
        <InvitedSignUp
          token={invitation}
          onConfirmationMailed={setMailedTo}
          onSignIn={() => show('sign-in')}
          onPhone={() => show('phone')}
        />
      )}
      {platform.forgetServer !== undefined && <ServerLine forget={platform.forgetServer} />}
    </>
  );
}
