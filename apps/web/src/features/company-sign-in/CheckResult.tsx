import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInCheck } from '@muster/contract/company-sign-ins';
import { describeError } from '../../data/errors/words.ts';
import { DataError } from '../../data/errors/data-error.ts';
import { Banner } from '../../ui/Banner.tsx';

/** The results of the server's check of the DNS and the identity provider. */
export function CheckResult({ check }: { readonly check: SignInCheck }) {
  const { t, i18n } = useLingui();
  const missing = check.domains.filter(({ is_proven }) => !is_proven);
  const list = missing.map(({ domain }) => domain).join(', ');
  const { provider, refusal } = check;
  return (
    <output className="block space-y-2">
      {missing.length > 0 && (
        <Banner tone="attention" title={t`The record wasn’t found`}>
          <span className="wrap-anywhere">{list}</span>
        </Banner>
      )}
      {refusal !== null && (
        <Banner tone="danger">
          {i18n._(
            describeError(new DataError({ kind: 'refused', code: refusal, message: refusal })),
          )}
        </Banner>
      )}
      {provider === 'unreachable' && (
        <Banner tone="attention" title={t`Your identity provider didn’t answer`}>
          <Trans>Check its address. It has to be on the internet and begin with https.</Trans>
        </Banner>
      )}
      {provider === 'certificate_over' && (
        <Banner tone="attention" title={t`The certificate can’t be used`}>
          <Trans>It has expired or isn’t a certificate. Copy it again from your provider.</Trans>
        </Banner>
      )}
      {missing.length === 0 && refusal === null && provider === 'fit' && (
        <Banner tone="running" title={t`Everything works`} />
      )}
    </output>
  );
}
