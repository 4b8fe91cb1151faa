import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useAccount } from '../../data/identity/use-account.ts';
import { isSentForPassword, isSentToOnboarding, onboardingPath } from './profile-gate.ts';
import { profileCompleteQuery } from './profile-complete-query.ts';

/**
 * Sends people to the onboarding whose profile is not complete, from wherever they are. Before that,
 * once, to the page that asks for the password of their sign-up.
 */
export function ProfileGate() {
  const account = useAccount();
  if (account.kind === 'signed_out' || account.session === 'needed') return null;
  const userId = account.kind === 'signed_in' ? account.identity.user_id : account.userId;
  return <GateOf key={userId} userId={userId} />;
}

function GateOf({ userId }: { readonly userId: string }) {
  const { signUpPassword } = useData();
  const isAsked = useSyncExternalStore(signUpPassword.subscribe, signUpPassword.isAsked);
  const check = useQuery(profileCompleteQuery(useData(), userId));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isRecovery = useLocation({ select: ({ search }) => search['recovery'] === true });
  if (isAsked && isSentForPassword(path, isRecovery)) {
    return <Navigate to="/auth/password" replace />;
  }
  if (!isSentToOnboarding(path, check.data ?? null)) return null;
  // Someone who came by the link of a recovery email still wants a new password.
  const search = path === '/reset-password' ? ({ recovery: true } as const) : {};
  return <Navigate to={onboardingPath} search={search} replace />;
}
