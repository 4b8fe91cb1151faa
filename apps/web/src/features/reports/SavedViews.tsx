import { Trans, useLingui } from '@lingui/react/macro';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import * as z from 'zod/mini';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { AskedReport } from './report-queries.ts';
import { useChangeViews, type ViewSearch, viewsQuery } from './views-query.ts';

type SavedViewsProps = {
  readonly asked: AskedReport;
  readonly onChoose: (search: ViewSearch) => void;
};

/** Reports at one press: the reader's own, and those that others share. */
export function SavedViews({ asked, onChoose }: SavedViewsProps) {
  const { t, i18n } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const saved = useSnapshotQuery(viewsQuery(user_id));
  const views = saved.status === 'ready' ? saved.data : [];
  const { remove } = useChangeViews();
  const [isSaving, setSaving] = useState(false);
  const here = JSON.stringify([asked.report, searchOf(asked)]);
  const isHere = ({ report, search: { by, period, from, to } }: (typeof views)[number]) =>
    JSON.stringify([report, { by, period, from, to }]) === here;
  const shown = views.find(isHere);
  const mayRemove =
    shown !== undefined && (shown.person_id === person_id || (shown.is_shared && role === 'admin'));
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t`Saved views`}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {views.map((view) => (
          <Chip
            key={view.id}
            isChosen={isHere(view)}
            onChange={() => onChoose({ report: view.report, ...view.search })}
          >
            <span className="block max-w-48 truncate">{view.name}</span>
          </Chip>
        ))}
        {shown === undefined && saved.status === 'ready' && (
          <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={() => setSaving(true)}>
            <Trans>Save view</Trans>
          </Button>
        )}
        {mayRemove && (
          <Button
            variant="quiet"
            size="sm"
            icon={X}
            isBusy={remove.isPending}
            onClick={() =>
              remove.mutate(shown.id, {
                onError: (error) =>
                  void notify({
                    tone: 'destructive',
                    title: t`The view wasn’t deleted`,
                    body: i18n._(describeError(error)),
                  }),
              })
            }
          >
            <Trans>Delete view</Trans>
          </Button>
        )}
        {isSaving && <SaveView asked={asked} onClose={() => setSaving(false)} />}
      </div>
    </fieldset>
  );
}

/** What an address holds of a report, in one order. */
function searchOf({ by, period: { kind, from, to } }: AskedReport): ViewSearch {
  return { by, period: kind, from, to };
}

const viewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  is_shared: z.boolean(),
});

function SaveView({
  asked,
  onClose,
}: {
  readonly asked: AskedReport;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { save } = useChangeViews();
  const [id] = useState(randomId);
  const form = useForm({
    stored: { name: '', is_shared: false },
    fields: {
      name: { label: t`Name`, wrong: t`Enter a name.` },
      is_shared: { label: t`Share with everyone who sees reports`, wrong: '' },
    },
    schema: viewSchema,
    save: (facts) =>
      save.mutateAsync({ id, report: asked.report, search: searchOf(asked), ...facts }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Save view`}
      description={<Trans>It saves the report, the period and the grouping.</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('name')} maxLength={60} autoComplete="off" />
      <Checkbox
        label={t`Share with everyone who sees reports`}
        checked={form.values.is_shared}
        onChange={({ target }) => form.change({ is_shared: target.checked })}
      />
    </FormSheet>
  );
}
