import { useLingui } from '@lingui/react/macro';
import { FailureFrame } from '../errors/FailureFrame.tsx';

/**
 * The error screen of an app that could not start: rendered by the build, filled in by `early.ts`. Its
 * message begins as the one for a missing file, the most frequent cause.
 */
export function StartFailure() {
  const { t } = useLingui();
  const reason = '';
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <FailureFrame message={t`Couldn’t load part of the app: ${reason}`} eventId="" />
    </main>
  );
}
