import { Trans } from '@lingui/react/macro';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';

/** Instead of the pages of a project that isn't there for this reader. */
export function MissingProject() {
  return (
    <MissingRecord
      title={<Trans>Project not found</Trans>}
      action={
        <WayOn to="/admin/projects">
          <Trans>Back to projects</Trans>
        </WayOn>
      }
    />
  );
}
