import { Trans } from '@lingui/react/macro';
import { type BrandedCompany, resolveBranding } from '@muster/contract';
import { Avatar } from '../../ui/Avatar.tsx';

/** The inviting company, in its own branding. */
export function InvitingCompany({ company }: { readonly company: BrandedCompany }) {
  const branding = resolveBranding(company);
  return (
    <div className="mb-6 flex items-center gap-3 border-y border-line py-4">
      <Avatar name={branding.name ?? ''} photoUrl={branding.logo_url} shape="square" />
      <p className="min-w-0">
        <span className="block font-medium wrap-anywhere">{branding.name}</span>
        <span className="block text-14 text-ink-3">
          <Trans>invites you to join</Trans>
        </span>
      </p>
    </div>
  );
}
