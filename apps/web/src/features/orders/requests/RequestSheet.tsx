import { Trans, useLingui } from '@lingui/react/macro';
import { orderRequestVersion } from '@muster/contract/order-requests';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useClock } from '../../../data/clock/use-clock.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { useRecordPurchase } from '../../../data/orders/use-record-purchase.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { valuesCheckedBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { type NewPhoto, PhotosField } from '../../../kit/photos/PhotosField.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { KeptFormSheet, useKeptNotice } from '../KeptFormSheet.tsx';
import { requestsQuery } from '../order-queries.ts';

const longest = { what: 1000, quantity: 50 } as const;

type Values = {
  readonly what: string;
  readonly quantity: string;
  /** Undefined until one is chosen: that of the last job. */
  readonly project_id: string | null | undefined;
  readonly needed_by: string;
  readonly same_as_id: string | null;
  readonly photos: readonly NewPhoto[];
};

const stored: Values = {
  what: '',
  quantity: '',
  project_id: undefined,
  needed_by: '',
  same_as_id: null,
  photos: [],
};

const schema = valuesCheckedBy(({ what }: Values) => (what.trim() === '' ? ['what'] : []));

/** Asks for something from the field, with a photo, also without a network. */
export function RequestSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { clock } = useData();
  const { user_id } = useIdentity();
  const say = useKeptNotice();
  const recorder = useRecordPurchase();
  const mine = useClock();
  const { projects } = useJobs();
  const earlier = useSnapshotQuery(requestsQuery(user_id, 'mine'));
  // One id for every try: saved twice, it is one request.
  const [id] = useState(randomId);
  const [isTextOnly, setTextOnly] = useState(false);
  const lastJob = mine.status === 'ready' ? (mine.clock.open ?? mine.clock.entries[0]) : undefined;
  const last = earlier.status === 'ready' ? earlier.data.requests[0] : undefined;
  const projectOf = ({ project_id }: Values) =>
    project_id === undefined ? (lastJob?.projectId ?? null) : project_id;
  const form = useForm({
    stored,
    fields: {
      what: { label: t`What do you need?`, wrong: t`Say what you need.` },
      quantity: { label: t`How much?` },
      project_id: { label: t`Project` },
      needed_by: { label: t`Needed by` },
      same_as_id: { label: t`Same as last time` },
      photos: { label: t`Photos` },
    },
    schema,
    save: (values) => {
      const what = values.what.trim();
      return recorder.request(
        { id, title: what, photos: values.photos, isTextOnly },
        {
          v: orderRequestVersion,
          what,
          quantity: values.quantity.trim() || null,
          project_id: projectOf(values),
          needed_by: values.needed_by || null,
          same_as_id: values.same_as_id,
          requested_at: new Date(clock.nowMs()).toISOString(),
        },
      );
    },
    onSaved: () => {
      say('request', { sent: t`Request sent`, kept: t`Request saved on this device` });
      onClose();
    },
  });
  return (
    <KeptFormSheet
      form={form}
      title={t`Request something`}
      action={<Trans>Send request</Trans>}
      onTextOnly={() => setTextOnly(true)}
      onClose={onClose}
    >
      {last !== undefined && (
        <Button
          size="sm"
          icon={RotateCcw}
          className="max-w-full"
          onClick={() =>
            form.change({
              what: last.what,
              quantity: last.quantity ?? '',
              project_id: last.project?.id ?? null,
              same_as_id: last.id,
            })
          }
        >
          <span className="truncate">
            <Trans>Same as last time: {last.what}</Trans>
          </span>
        </Button>
      )}
      <TextArea {...form.text('what')} rows={2} maxLength={longest.what} />
      <div className="grid grid-cols-2 items-end gap-3">
        <TextField
          {...form.text('quantity')}
          labelDetail={t`optional`}
          placeholder={t`10 sheets`}
          maxLength={longest.quantity}
        />
        <TextField {...form.text('needed_by')} labelDetail={t`optional`} type="date" />
      </div>
      <Picker
        {...form.value('project_id')}
        labelDetail={t`optional`}
        icon={FolderKanban}
        placeholder={t`No project`}
        title={t`Choose a project`}
        searchLabel={t`Search projects`}
        emptyText={t`No project found.`}
        noneLabel={t`No project`}
        options={projects.map(({ id: value, name, number }) => ({
          value,
          label: name,
          detail: number ?? undefined,
        }))}
        value={projectOf(form.values)}
      />
      <PhotosField
        photos={form.values.photos}
        onChange={(next) => form.change(({ photos }) => ({ photos: next(photos) }))}
      />
    </KeptFormSheet>
  );
}
