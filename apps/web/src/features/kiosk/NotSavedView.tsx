import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { StateButton } from '../../ui/StateButton.tsx';

/** The tablet could not store it: says so right away, and retries by one tap and on its own. */
export function NotSavedView({
  error,
  onAgain,
  onWithoutPicture,
  onGiveUp,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
  /** Null if that would make no difference. */
  readonly onWithoutPicture: (() => void) | null;
  readonly onGiveUp: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <h1 className="text-28 font-semibold tracking-title">
        <Trans>Not saved</Trans>
      </h1>
      <Banner tone="danger">{i18n._(describeError(error))}</Banner>
      <p className="text-ink-2">
        <Trans>The tablet keeps trying automatically, even after you leave.</Trans>
      </p>
      <StateButton tone="start" onClick={onAgain}>
        <Trans>Try again</Trans>
      </StateButton>
      {onWithoutPicture !== null && (
        <Button size="lg" block onClick={onWithoutPicture}>
          <Trans>Save without the photo</Trans>
        </Button>
      )}
      <Button size="lg" variant="quiet" block onClick={onGiveUp}>
        <Trans>Don’t punch</Trans>
      </Button>
    </>
  );
}
