import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import { NotificationTimeline } from './NotificationTimeline.tsx';

/** A person's notification choices, and the notifications they were sent. */
export function NotificationChoicesCard() {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const [isLogOpen, setIsLogOpen] = useState(false);
  if (person_id === null) return null;
  return (
    <Card
      title={t`Reminders`}
      actions={
        <Button variant="quiet" onClick={() => setIsLogOpen(true)}>
          <Trans>Why did I get this?</Trans>
        </Button>
      }
    >
      <NotificationChoices />
      <Sheet
        isOpen={isLogOpen}
        onOpenChange={setIsLogOpen}
        title={t`Notification history`}
        description={<Trans>What was sent and why, and what wasn’t sent.</Trans>}
      >
        {isLogOpen && <NotificationTimeline personId={person_id} />}
      </Sheet>
    </Card>
  );
}
