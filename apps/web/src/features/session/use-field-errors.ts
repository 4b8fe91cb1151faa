import { useLingui } from '@lingui/react/macro';

/** What the session's forms say of a field before the server is asked. */
export function useFieldErrors() {
  const { t } = useLingui();
  return {
    email: t`Enter your email address, such as name@company.com.`,
    password: t`Enter your password.`,
    newPassword: t`Choose a password.`,
    firstName: t`Enter your first name.`,
    lastName: t`Enter your last name.`,
  };
}
