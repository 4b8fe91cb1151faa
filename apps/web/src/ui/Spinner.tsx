import { Trans } from '@lingui/react/macro';
import { SpinnerIcon } from './SpinnerIcon.tsx';

/** While a page loads. Inside a page use `Skeleton` in the place of what comes. */
export function Spinner() {
  return (
    <output className="flex min-h-64 w-full flex-1 items-center justify-center">
      <SpinnerIcon className="size-7 text-ink-3" />
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
    </output>
  );
}
