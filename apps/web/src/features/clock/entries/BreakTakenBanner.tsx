import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Banner } from '../../../ui/Banner.tsx';

/** Leads to the timesheet, where a break that was taken is added. */
export function BreakTakenBanner({ workday }: { readonly workday: string }) {
  return (
    <Banner tone="info">
      <Trans>
        Saved. The break isn’t on your timesheet yet.{' '}
        <Link
          to="/time/sheet/$from"
          params={{ from: workday }}
          className="font-medium underline underline-offset-4"
        >
          Add it there
        </Link>
      </Trans>
    </Banner>
  );
}
