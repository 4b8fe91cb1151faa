import { Trans, useLingui } from '@lingui/react/macro';
import { amountText } from '@muster/domain/money/decimal-text';

/** The total of claims approved along with timesheets; nothing if no claim is waiting. */
export function ClaimedNote({
  cents,
  currency,
}: {
  readonly cents: number;
  readonly currency: string;
}) {
  const { i18n } = useLingui();
  if (cents === 0) return null;
  const claimed = amountText(cents, currency, i18n.locales ?? i18n.locale);
  return (
    <p className="basis-full text-14 text-ink-2">
      <Trans>Approving also approves claims of {claimed}.</Trans>
    </p>
  );
}
