import { Trans } from '@lingui/react/macro';
import { DeadEnd } from '../../kit/page/DeadEnd.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';

/** Shown at an address without a page, and at one whose existence must stay hidden from the person's role. */
export function NothingHere() {
  return (
    <DeadEnd
      title={<Trans>Page not found</Trans>}
      action={
        <WayOn to="/">
          <Trans>Back to home</Trans>
        </WayOn>
      }
    >
      <Trans>The link may be out of date or mistyped.</Trans>
    </DeadEnd>
  );
}
