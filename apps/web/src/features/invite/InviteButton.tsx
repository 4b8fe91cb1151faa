import { Trans } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';

const InviteSheet = lazyPart(async () => ({
  default: (await import('./InviteSheet.tsx')).InviteSheet,
}));

/** Brings in one person. Its strings are the feature `invite`'s. */
export function InviteButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={UserPlus} onClick={() => setOpen(true)}>
        <Trans>Invite</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <InviteSheet person={null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
