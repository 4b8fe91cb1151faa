import { useLingui } from '@lingui/react/macro';

/** Returns the errors that the session's forms show before the server is asked. */
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
