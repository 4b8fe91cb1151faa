import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmTyped } from '../../ui/ConfirmTyped.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Specimen, SpecimenGroup } from './Specimen.tsx';

export function OverlaySpecimens() {
  const [open, setOpen] = useState<'sheet' | 'confirm' | null>(null);
  return (
    <SpecimenGroup title="Overlays">
      <Specimen title="Sheet on a phone, dialog on a desktop">
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => setOpen('confirm')}>Open typed confirmation</Button>
      </Specimen>
      <Specimen title="Notices">
        <Button
          onClick={() =>
            void notify({ tone: 'good', title: 'Back online', body: 'Three punches were sent.' })
          }
        >
          Good notice
        </Button>
        <Button
          onClick={() =>
            void notify({
              tone: 'plain',
              title: 'Update available',
              action: { label: 'Reload', onPress: () => undefined },
            })
          }
        >
          Plain notice
        </Button>
        <Button
          onClick={() =>
            void notify({
              tone: 'destructive',
              title: 'Sign in failed',
              body: 'Email or password is wrong. Check both and try again.',
            })
          }
        >
          Destructive notice
        </Button>
      </Specimen>
      <Sheet
        isOpen={open === 'sheet'}
        onOpenChange={() => setOpen(null)}
        title="You are outside the site"
        description="You are 480 m from Harbor Bridge, pier 4. Your punch counts either way."
        footer={
          <>
            <Button variant="primary" size="lg" onClick={() => setOpen(null)}>
              Clock in here
            </Button>
            <Button variant="quiet" size="lg" onClick={() => setOpen(null)}>
              Choose another project
            </Button>
          </>
        }
      >
        <TextArea label="Why are you here?" placeholder="Such as: picking up material" />
      </Sheet>
      <ConfirmTyped
        isOpen={open === 'confirm'}
        onOpenChange={() => setOpen(null)}
        title="Sign out with 3 unsent punches?"
        phrase="sign out"
        confirmLabel="Sign out"
        onConfirm={() => setOpen(null)}
      >
        They stay on this phone and are sent when you sign in here again.
      </ConfirmTyped>
    </SpecimenGroup>
  );
}
