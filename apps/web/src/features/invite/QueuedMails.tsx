import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { newCompanyMails } from '@muster/contract/invitations';
import { Banner } from '../../ui/Banner.tsx';

/** Why some invitations of a new company are not mailed yet. */
export function QueuedMails({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const { perDay, accepted } = newCompanyMails;
  return (
    <Banner
      tone="info"
      title={t`${plural(count, { one: '# invitation email is queued', other: '# invitation emails are queued' })}`}
    >
      <Trans>
        A new company can email {perDay} invitations a day. The rest go out the next day, or as soon
        as {accepted} people have accepted. Links aren’t limited.
      </Trans>
    </Banner>
  );
}
