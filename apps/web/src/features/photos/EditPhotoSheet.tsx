import { Trans, useLingui } from '@lingui/react/macro';
import { mostCaptionLetters, type ProjectPhoto } from '@muster/contract/photos';
import * as z from 'zod/mini';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useJobs } from '../../data/jobs/use-jobs.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { photoChoicesQuery } from './photo-choices-query.ts';
import { TagsField } from './TagsField.tsx';
import { usePhotoChange } from './use-photo-change.ts';

type Values = {
  readonly caption: string;
  readonly tags: readonly string[];
  readonly siteId: string;
};

const schema = z.custom<Values>();

/** Caption, tags and site of a photo. */
export function EditPhotoSheet({
  photo,
  onClose,
}: {
  readonly photo: ProjectPhoto;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { everyProject } = useJobs();
  const known = useSnapshotQuery(photoChoicesQuery(user_id, null));
  const change = usePhotoChange();
  const stored: Values = {
    caption: photo.caption ?? '',
    tags: photo.tags,
    siteId: photo.site?.id ?? '',
  };
  const form = useForm({
    stored,
    version: photo.version,
    fields: {
      caption: { label: t`Caption` },
      tags: { label: t`Tags`, show: (tags) => tags.join(', ') },
      siteId: { label: t`Site` },
    },
    schema,
    save: ({ caption, tags, siteId }, version) =>
      change.mutateAsync({
        call: 'change_project_photo',
        parameters: {
          photo_id: photo.id,
          version,
          facts: {
            caption: caption.trim() === '' ? null : caption.trim(),
            tags,
            site_id: siteId === '' ? null : siteId,
          },
        },
      }),
    onSaved: onClose,
  });
  const sites = everyProject.find(({ id }) => id === photo.project.id)?.sites ?? [];
  const named =
    photo.site !== null && !sites.some(({ id }) => id === photo.site?.id)
      ? [photo.site, ...sites]
      : sites;
  return (
    <FormSheet form={form} title={t`Edit photo`} action={<Trans>Save</Trans>} onClose={onClose}>
      <TextArea
        {...form.text('caption')}
        labelDetail={t`optional`}
        rows={3}
        maxLength={mostCaptionLetters}
      />
      <TagsField {...form.value('tags')} known={known.status === 'ready' ? known.data.tags : []} />
      {named.length > 0 && (
        <Select
          {...form.text('siteId')}
          labelDetail={t`optional`}
          options={[
            { value: '', label: t`No site` },
            ...named.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </FormSheet>
  );
}
