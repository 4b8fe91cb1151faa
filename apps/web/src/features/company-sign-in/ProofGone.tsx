import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySignIn } from '@muster/contract/company-sign-ins';
import { Banner } from '../../ui/Banner.tsx';

const keptMs = 14 * 86_400_000;

/** The DNS no longer has the proof: what that means, and from when on. */
export function ProofGone({
  signIn: { name, is_required },
  since,
}: {
  readonly signIn: CompanySignIn;
  readonly since: string;
}) {
  const { t, i18n } = useLingui();
  const dayOf = (ms: number) => i18n.date(new Date(ms), { dateStyle: 'medium' });
  const gone = dayOf(Date.parse(since));
  const until = dayOf(Date.parse(since) + keptMs);
  return (
    <Banner tone="attention" title={t`The record has been gone since ${gone}`}>
      {is_required ? (
        <Trans>
          Add it again by {until}, or {name} is no longer required. Everyone can still sign in.
        </Trans>
      ) : (
        <Trans>
          Everyone can still sign in. Add it again, or another company can take the domain.
        </Trans>
      )}
    </Banner>
  );
}
