import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { NotificationTimeline } from './NotificationTimeline.tsx';

/** On a person's page, for admins; read once it is opened. */
export function PersonNotificationsCard({ personId }: { readonly personId: string }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={t`Reminders and notifications`}
      description={<Trans>What was sent and why, and what wasn’t sent.</Trans>}
      actions={
        !isOpen && (
          <Button onClick={() => setIsOpen(true)}>
            <Trans>Show</Trans>
          </Button>
        )
      }
    >
      {isOpen && <NotificationTimeline personId={personId} />}
    </Card>
  );
}
