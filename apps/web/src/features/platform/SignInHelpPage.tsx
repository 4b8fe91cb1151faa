import { Trans } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LoginHelp } from './LoginHelp.tsx';

/** `/super-admin/sign-in`: why someone can't sign in. */
export function SignInHelpPage() {
  const { user_id } = useIdentity();
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Sign-in help</Trans>} />
      <LoginHelp userId={user_id} />
    </div>
  );
}
