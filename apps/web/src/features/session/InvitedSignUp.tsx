import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { authSettingsQuery } from './auth-settings-query.ts';
import { invitationQuery } from './invitation-query.ts';
import { InvitingCompany } from './InvitingCompany.tsx';
import { SignUpForm } from './SignUpForm.tsx';

type InvitedSignUpProps = {
  readonly token: string;
  readonly onConfirmationMailed: (email: string) => void;
  readonly onSignIn: () => void;
  readonly onPhone: () => void;
};

/** The sign-up of someone who came by an invitation's link. */
export function InvitedSignUp({
  token,
  onConfirmationMailed,
  onSignIn,
  onPhone,
}: InvitedSignUpProps) {
  const { i18n } = useLingui();
  const data = useData();
  const preview = useQuery(invitationQuery(data, token));
  const settings = useQuery(authSettingsQuery(data)).data;
  if (preview.isError) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load your invitation</Trans>}
        onRetry={() => void preview.refetch()}
      >
        {i18n._(describeError(preview.error))}
      </ErrorState>
    );
  }
  if (preview.isPending) {
    return (
      <div aria-live="polite" className="space-y-5">
        <span className="sr-only">
          <Trans>Loading your invitation</Trans>
        </span>
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (!preview.data.usable) {
    return (
      <div className="space-y-5">
        <Banner tone="attention" title={<Trans>This invitation no longer works</Trans>}>
          <Trans>Ask for a new one. If you already joined, sign in.</Trans>
        </Banner>
        <Button size="lg" block onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      <InvitingCompany company={preview.data.company} />
      {/* An invitation for an email address is taken up with that address. */}
      {settings?.external['phone'] === true && preview.data.email === null && (
        <Button size="lg" block icon={MessageSquareText} className="mb-6" onClick={onPhone}>
          <Trans>Join with your phone number</Trans>
        </Button>
      )}
      <SignUpForm
        invitation={{ preview: preview.data, token }}
        onConfirmationMailed={onConfirmationMailed}
      />
    </>
  );
}
