import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../data/errors/words.ts';
import { Banner } from '../../ui/Banner.tsx';
import { StateButton } from '../../ui/StateButton.tsx';

/** The tablet could not keep it: said at once, and tried again by one tap. */
export function NotSavedView({
  error,
  onAgain,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <h1 className="text-28 font-semibold tracking-title">
        <Trans>Not saved</Trans>
      </h1>
      <Banner tone="danger">{i18n._(describeError(error))}</Banner>
      <StateButton tone="start" onClick={onAgain}>
        <Trans>Try again</Trans>
      </StateButton>
    </>
  );
}
