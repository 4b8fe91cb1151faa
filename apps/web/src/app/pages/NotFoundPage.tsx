import { Suspense } from 'react';
import { useAccount } from '../../data/identity/use-account.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { WithPlaces } from '../nav/WithPlaces.tsx';
import { NothingHere } from './NothingHere.tsx';

// A visitor who mistyped an address needs no navigation.
const ShellFrame = lazyPart(async () => ({
  default: (await import('../shell/AppShell.tsx')).ShellFrame,
}));

/** Nothing at this address; people who are signed in keep their navigation. */
export function NotFoundPage() {
  const account = useAccount();
  const isInside =
    account.kind === 'signed_in' &&
    account.session !== 'factor' &&
    account.identity.role !== 'kiosk' &&
    !account.identity.access_ended;
  if (!isInside) {
    return (
      <main tabIndex={-1} className="flex min-h-[70dvh] p-4 outline-none">
        <NothingHere />
      </main>
    );
  }
  return (
    <Suspense>
      <WithPlaces>
        <ShellFrame>
          <NothingHere />
        </ShellFrame>
      </WithPlaces>
    </Suspense>
  );
}
