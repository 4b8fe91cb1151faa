import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';

type CheckFailedProps = {
  readonly error: Error;
  /** Absent where the button that checks is on the page. */
  readonly onRetry?: () => void;
};

export function CheckFailed({ error, onRetry }: CheckFailedProps) {
  const { i18n } = useLingui();
  return (
    <Banner
      tone="danger"
      title={<Trans>Couldn’t check the file</Trans>}
      action={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {i18n._(describeError(error))}
    </Banner>
  );
}
