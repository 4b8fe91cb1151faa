import { Trans, useLingui } from '@lingui/react/macro';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { EnergySelect } from '../EnergySelect.tsx';
import { hazardProjectsQuery } from '../hazard-projects-query.ts';
import { PlaceField } from './PlaceField.tsx';
import { longestText } from './report-draft.ts';
import type { ReportForm } from './use-report-form.ts';

/** Location and details of a hazard. They are prefilled or optional, so most reports skip them. */
export function MoreReportFields({
  report: { form, place, projectId },
}: {
  readonly report: ReportForm;
}) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const projects = useSnapshotQuery(hazardProjectsQuery(user_id));
  const options = projects.status === 'ready' ? projects.data : [];
  return (
    <Card title={t`Location and details`}>
      <div className="space-y-5">
        <PlaceField place={place} />
        <Picker
          {...form.value('projectId')}
          labelDetail={t`optional`}
          icon={FolderKanban}
          placeholder={t`No project`}
          title={t`Choose a project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project found.`}
          noneLabel={t`No project`}
          options={options.map(({ id, number, name }) => ({
            value: id,
            label: name,
            ...(number !== null && { detail: number }),
          }))}
          value={projectId}
        />
        <TextField
          {...form.text('place')}
          labelDetail={t`optional`}
          placeholder={t`Level 2, north stairs`}
          maxLength={longestText.place}
        />
        <TextArea
          {...form.text('immediateAction')}
          labelDetail={t`optional`}
          rows={2}
          maxLength={longestText.immediateAction}
        />
        <EnergySelect value={form.values.energy} onChange={(energy) => form.change({ energy })} />
        <Checkbox
          label={t`Report without my name`}
          detail={
            <Trans>
              Your name isn’t stored, and the time is rounded to the hour. Anyone watching the list
              still sees when your report appears.
            </Trans>
          }
          checked={form.values.isAnonymous}
          onChange={(event) => form.change({ isAnonymous: event.target.checked })}
        />
      </div>
    </Card>
  );
}
