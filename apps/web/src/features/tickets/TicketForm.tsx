import { Trans, useLingui } from '@lingui/react/macro';
import { ticketLimits, type TicketPage } from '@muster/contract/tickets';
import { useIdentity } from '../../data/identity/use-account.ts';
import { rowToProject, projectsQuery } from '../../data/jobs/projects-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { LeaveGuard } from '../../kit/form/LeaveGuard.tsx';
import { PageForm } from '../../kit/form/PageForm.tsx';
import { PhotosField } from '../../kit/photos/PhotosField.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { KeptPhotos } from './KeptPhotos.tsx';
import { LaborFields } from './LaborFields.tsx';
import { QuantityFields } from './QuantityFields.tsx';
import type { TicketDraft } from './ticket-draft.ts';
import { useTicketForm } from './use-ticket-form.ts';

type TicketFormProps = {
  readonly stored: TicketDraft;
  /** The ticket that is edited; null for a new one. */
  readonly edited: TicketPage | null;
  readonly copiedFrom: string | null;
};

/** A form for the work, its reason, labor, materials and equipment. Works offline. */
export function TicketForm(props: TicketFormProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const ticket = useTicketForm(props);
  const { form, leavePhotos } = ticket;
  const projects = useSnapshotQuery(projectsQuery(user_id));
  const { files, kept, project_id } = form.values;
  const options =
    projects.status === 'ready'
      ? projects.data
          .filter((row) => rowToProject(row).isOffered || row.id === project_id)
          .map(({ id, name, number }) => ({
            value: id,
            label: name,
            ...(number !== null && { detail: number }),
          }))
      : [];
  return (
    <PageForm form={form}>
      <Card>
        <div className="space-y-6">
          <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_12rem]">
            <Picker
              {...form.value('project_id')}
              isDisabled={props.edited !== null}
              title={t`Choose a project`}
              placeholder={t`Choose a project`}
              searchLabel={t`Search projects`}
              emptyText={t`No project found.`}
              options={options}
            />
            <TextField {...form.text('day')} type="date" />
          </div>
          <TextArea {...form.text('what')} rows={2} maxLength={ticketLimits.text} />
          <TextArea
            {...form.text('why')}
            labelDetail={t`optional`}
            rows={2}
            maxLength={ticketLimits.text}
          />
        </div>
      </Card>
      <Card>
        <div className="space-y-8">
          <LaborFields ticket={ticket} />
          <QuantityFields
            form={form}
            name="materials"
            unit={t`Unit`}
            addLabel={<Trans>Add material</Trans>}
          />
          <QuantityFields
            form={form}
            name="equipment"
            unit={t({ message: 'h', context: 'hours, as a unit' })}
            addLabel={<Trans>Add equipment</Trans>}
          />
          <div className="space-y-3">
            <KeptPhotos
              photos={kept}
              onRemove={(id) => form.change({ kept: kept.filter((photo) => photo.id !== id) })}
            />
            <PhotosField
              photos={files}
              most={ticketLimits.photos - kept.length}
              onChange={(next) => form.change((now) => ({ files: next(now.files) }))}
            />
          </div>
        </div>
      </Card>
      {form.error !== null && (
        <Banner tone="danger" title={<Trans>Not saved</Trans>}>
          <p>{form.error}</p>
          {form.isOutOfRoom && files.length > 0 && (
            <Button type="submit" size="sm" isBusy={form.isSaving} onClick={leavePhotos}>
              <Trans>Save without the photos</Trans>
            </Button>
          )}
        </Banner>
      )}
      <div className="max-md:sticky max-md:bottom-16 max-md:typing:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface-0 max-md:px-4 max-md:py-3">
        <Button type="submit" variant="primary" size="lg" block isBusy={form.isSaving}>
          <Trans>Save ticket</Trans>
        </Button>
      </div>
      <LeaveGuard isChanged={form.isChanged} />
    </PageForm>
  );
}
