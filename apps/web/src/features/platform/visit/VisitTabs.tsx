import { Trans, useLingui } from '@lingui/react/macro';
import { visitedPersonAnswerSchema } from '@muster/contract/visits';
import { type ComponentType, useState } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { ClockTab } from './ClockTab.tsx';
import { DevicesTab } from './DevicesTab.tsx';
import { ScheduleTab } from './ScheduleTab.tsx';
import { SheetTab } from './SheetTab.tsx';
import { useVisitRead } from './use-visit-read.ts';
import { VisitRead } from './VisitRead.tsx';

type Tab = 'clock' | 'sheet' | 'schedule' | 'messages' | 'devices';

/** The person's own screens, one per tab; each loads when it is opened. */
export function VisitTabs({
  personId,
  Messages,
}: {
  readonly personId: string;
  readonly Messages: ComponentType<{ readonly personId: string }>;
}) {
  const { t } = useLingui();
  const [tab, setTab] = useState<Tab>('clock');
  const read = useVisitRead('visited_person', visitedPersonAnswerSchema);
  return (
    <VisitRead read={read}>
      {(person) => (
        <Tabs<Tab>
          label={t`What this person sees`}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'clock', label: t`Clock`, panel: <ClockTab person={person} /> },
            { value: 'sheet', label: t`Timesheet`, panel: <SheetTab /> },
            { value: 'schedule', label: t`Schedule`, panel: <ScheduleTab /> },
            {
              value: 'messages',
              label: t`Messages`,
              panel: (
                <Card
                  title={t`Messages`}
                  description={<Trans>What was sent, why, and why not.</Trans>}
                >
                  <Messages personId={personId} />
                </Card>
              ),
            },
            { value: 'devices', label: t`Devices`, panel: <DevicesTab person={person} /> },
          ]}
        />
      )}
    </VisitRead>
  );
}
