import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { mostCaptionLetters } from '@muster/contract/photos';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import * as z from 'zod/mini';
import { useAddPhotos } from '../../data/album/use-add-photos.ts';
import { useClock } from '../../data/clock/use-clock.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { useNetwork } from '../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { type NewPhoto, PhotosField } from '../../kit/photos/PhotosField.tsx';
import { usePlaceFix } from '../../kit/place/use-place-fix.ts';
import { notify } from '../../ui/notices.ts';
import { Picker } from '../../ui/Picker.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { photoChoicesQuery } from './photo-choices-query.ts';
import { placeAgainst, proposedSite } from './photo-place.ts';
import { PlaceLine } from './PlaceLine.tsx';
import { TagsField } from './TagsField.tsx';

/** The most at once; the phone sends them in several parts. */
const mostPhotos = 30;

type Values = {
  readonly photos: readonly NewPhoto[];
  /** Undefined until one is chosen; until then one is suggested. */
  readonly projectId: string | null | undefined;
  readonly siteId: string | undefined;
  readonly caption: string;
  readonly tags: readonly string[];
};

const empty: Values = {
  photos: [],
  projectId: undefined,
  siteId: undefined,
  caption: '',
  tags: [],
};

/** Adds photos to an album. They are safe once the device has stored them; sending comes later. */
export function AddPhotosSheet({
  projectId,
  isFixed,
  onClose,
}: {
  readonly projectId: string | null;
  /** True if the album belongs to this project, so it can't be chosen. */
  readonly isFixed: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { clock } = useData();
  const { user_id } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const { projects: offered, everyProject } = useJobs();
  const mine = useClock();
  const place = usePlaceFix();
  const addPhotos = useAddPhotos();
  const known = useSnapshotQuery(photoChoicesQuery(user_id, null));
  const proposed = proposedSite(
    isFixed ? everyProject.filter(({ id }) => id === projectId) : offered,
    place.fix,
  );
  const worksOn = mine.status === 'ready' ? mine.clock.open?.projectId : null;

  const jobOf = (values: Pick<Values, 'projectId' | 'siteId'>) => {
    const chosen = values.projectId ?? projectId;
    const project = isFixed ? projectId : (chosen ?? proposed?.projectId ?? worksOn ?? null);
    const near = proposed !== null && proposed.projectId === project ? proposed.siteId : '';
    return { projectId: project, siteId: values.siteId ?? near };
  };

  const form = useForm({
    stored: empty,
    fields: {
      photos: { label: t`Photos`, wrong: t`Take or choose a photo first.` },
      projectId: { label: t`Project`, wrong: t`Choose a project.` },
      siteId: { label: t`Site` },
      caption: { label: t`Caption` },
      tags: { label: t`Tags` },
    },
    schema: z.custom<Values>().check((context) => {
      const { value } = context;
      if (value.photos.length === 0)
        context.issues.push({ code: 'custom', input: value, path: ['photos'] });
      if (jobOf(value).projectId === null)
        context.issues.push({ code: 'custom', input: value, path: ['projectId'] });
    }),
    save: async (values) => {
      const job = jobOf(values);
      if (job.projectId === null) return 0;
      const siteId = job.siteId === '' ? null : job.siteId;
      const { photos, caption, tags } = values;
      await addPhotos(
        {
          v: 1,
          project_id: job.projectId,
          site_id: siteId,
          place_verdict: placeAgainst(everyProject, siteId, place.fix),
          taken_at: new Date(clock.nowMs()).toISOString(),
          tags: [...tags],
          caption: caption.trim() === '' ? null : caption.trim(),
        },
        photos,
        // Removed from the form, so that a retry does not add them twice.
        (kept) =>
          form.change((now) => ({ photos: now.photos.filter(({ id }) => !kept.includes(id)) })),
      );
      return photos.length;
    },
    onSaved: (count) => {
      void notify({
        id: 'photos',
        tone: 'good',
        ...(isOffline
          ? {
              title: plural(count, {
                one: 'Photo saved on this device',
                other: '# photos saved on this device',
              }),
              body: t`Sent when you’re back online.`,
            }
          : { title: plural(count, { one: 'Photo added', other: '# photos added' }) }),
      });
      onClose();
    },
  });

  const job = jobOf(form.values);
  const project = everyProject.find(({ id }) => id === job.projectId);
  const photosError = form.value('photos').error;
  return (
    <FormSheet
      form={form}
      title={t`Add photos`}
      worksOffline
      action={<Trans>Add photos</Trans>}
      onClose={onClose}
    >
      <div>
        <PhotosField
          photos={form.values.photos}
          most={mostPhotos}
          onChange={(next) => form.change((now) => ({ photos: next(now.photos) }))}
        />
        {photosError !== null && (
          <p role="alert" className="mt-2 text-14 text-danger-ink">
            {photosError}
          </p>
        )}
      </div>
      {!isFixed && (
        <Picker
          {...form.value('projectId')}
          onChange={(next) => form.change({ projectId: next, siteId: undefined })}
          icon={FolderKanban}
          placeholder={t`Choose a project`}
          title={t`Choose a project`}
          searchLabel={t`Search projects`}
          emptyText={t`No project found.`}
          options={offered.map(({ id, number, name }) => ({
            value: id,
            label: name,
            ...(number !== null && { detail: number }),
          }))}
          value={job.projectId}
        />
      )}
      {project !== undefined && project.sites.length > 0 && (
        <Select
          label={t`Site`}
          labelDetail={t`optional`}
          options={[
            { value: '', label: t`No site` },
            ...project.sites.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={job.siteId}
          onChange={({ target }) => form.change({ siteId: target.value })}
        />
      )}
      <PlaceLine place={place} isMatched={proposed !== null} />
      <TextArea
        {...form.text('caption')}
        labelDetail={t`optional`}
        rows={2}
        maxLength={mostCaptionLetters}
      />
      <TagsField {...form.value('tags')} known={known.status === 'ready' ? known.data.tags : []} />
    </FormSheet>
  );
}
