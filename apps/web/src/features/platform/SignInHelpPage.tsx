import { Trans } from '@lingui/react/macro';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LoginHelp } from './LoginHelp.tsx';

/** `/super-admin/sign-in`: why someone can't sign in. */
export function SignInHelpPage() {
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Sign-in help</Trans>} />
      <LoginHelp />
    </div>
  );
}
