import { Trans } from '@lingui/react/macro';

/** The words of every screen that stands in place of what failed. */
export function FailureWords() {
  return (
    <div className="space-y-2">
      <h1 className="text-28 font-semibold tracking-title">
        <Trans>Something went wrong</Trans>
      </h1>
      <p className="text-ink-2">
        <Trans>What you saved on this device is safe. Reload the page, or try again.</Trans>
      </p>
    </div>
  );
}
