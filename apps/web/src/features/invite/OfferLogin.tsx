import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import type { InvitedPerson } from './invited-person.ts';

const InviteSheet = lazyPart(async () => ({
  default: (await import('./InviteSheet.tsx')).InviteSheet,
}));

/** Offers a login to someone who has none. Its strings are the feature `invite`'s. */
export function OfferLogin({ person }: { readonly person: InvitedPerson }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        <Trans>Offer a login</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <InviteSheet person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
