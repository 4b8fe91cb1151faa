import { Trans } from '@lingui/react/macro';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ScheduleRequestList } from './ScheduleRequestList.tsx';

/** `/schedule/requests`: what people ask of those who make the schedule. */
export function RequestsPage() {
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/schedule">
          <Trans>Schedule</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Schedule requests</Trans>} />
      <ScheduleRequestList withDecided />
    </div>
  );
}
