import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { FailureWords } from '../errors/FailureWords.tsx';

/** Instead of an app that could not start: rendered by the build, its button works by `early.ts`. */
export function StartFailure() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-form flex-col justify-center gap-6 p-4">
      <div role="alert">
        <FailureWords />
      </div>
      <Button variant="primary" size="lg">
        <Trans>Reload</Trans>
      </Button>
    </main>
  );
}
