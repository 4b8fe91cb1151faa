import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { InvitationNeeded } from './InvitationNeeded.tsx';
import { InvitedSignUp } from './InvitedSignUp.tsx';
import { SignInForm } from './SignInForm.tsx';

const route = getRouteApi('/public/auth');

/** Sign in, sign up with an invitation, forgotten password: one page, the address says which. */
export function AuthPage() {
  const { t } = useLingui();
  const { view, invitation, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const [mailedTo, setMailedTo] = useState<string | null>(null);
  const shown = view ?? (invitation === undefined ? 'sign-in' : 'sign-up');
  const show = (target: 'sign-in' | 'sign-up' | 'forgot') =>
    void navigate({
      search: { ...search, view: target, ...(invitation !== undefined && { invitation }) },
      replace: true,
    });

  if (shown === 'forgot') return <ForgotPassword onBack={() => show('sign-in')} />;
  if (shown === 'sign-up' && mailedTo !== null) {
    return (
      <CheckYourEmail email={mailedTo} onBack={() => show('sign-in')}>
        <Trans>Open the link we sent you. It confirms your account and signs you in.</Trans>
      </CheckYourEmail>
    );
  }
  return (
    <>
      <h1 className="mb-5 text-28 font-semibold tracking-title">
        {shown === 'sign-in' ? t`Sign in` : t`Create your account`}
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
      {shown === 'sign-in' && <SignInForm onForgot={() => show('forgot')} />}
      {shown === 'sign-up' && invitation === undefined && <InvitationNeeded />}
      {shown === 'sign-up' && invitation !== undefined && (
        <InvitedSignUp token={invitation} onConfirmationMailed={setMailedTo} />
      )}
    </>
  );
}
