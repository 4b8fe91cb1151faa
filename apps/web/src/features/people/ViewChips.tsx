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
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { notify } from '../../ui/notices.ts';
import { TextField } from '../../ui/TextField.tsx';
import { isSameSearch, type ListSearch } from './list-search.ts';
import { rowToView, useChangeViews, viewsQuery } from './views-query.ts';

type ViewChipsProps = {
  readonly search: ListSearch;
  readonly onChoose: (search: ListSearch) => void;
};

/** Searches at one press: the ones every company needs, and the admin's own. */
export function ViewChips({ search, onChoose }: ViewChipsProps) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const saved = useSnapshotQuery(viewsQuery(user_id));
  const views = saved.status === 'ready' ? saved.data.map(rowToView) : [];
  const { remove } = useChangeViews();
  const [isSaving, setSaving] = useState(false);
  const known = [
    { name: t`Everyone`, search: {} },
    { name: t({ message: 'Invited', context: 'people' }), search: { status: 'invited' } },
    { name: t`No crew`, search: { crew: 'none' } },
    { name: t`Certificates expiring`, search: { cert: 'due' } },
    { name: t`Left`, search: { status: 'left' } },
  ];
  const own = views.find((view) => isSameSearch(view.search, search));
  const isNew = [...known, ...views].every((view) => !isSameSearch(view.search, search));
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{t`Views`}</legend>
      <div className="flex items-center gap-2 overflow-x-auto px-4 pt-3 pb-1 whitespace-nowrap md:px-5 xl:flex-wrap">
        {[...known, ...views].map((view) => (
          <Chip
            key={JSON.stringify([view.name, view.search])}
            isChosen={isSameSearch(view.search, search)}
            onChange={() => onChoose(view.search)}
          >
            <span className="block max-w-48 truncate">{view.name}</span>
          </Chip>
        ))}
        {isNew && (
          <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={() => setSaving(true)}>
            <Trans>Save view</Trans>
          </Button>
        )}
        {own !== undefined && (
          <Button
            variant="quiet"
            size="sm"
            icon={X}
            isBusy={remove.isPending}
            onClick={() =>
              remove.mutate(own.id, {
                onSuccess: () => onChoose({}),
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
        {isSaving && <SaveView search={search} onClose={() => setSaving(false)} />}
      </div>
    </fieldset>
  );
}

const viewSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1)) });

function SaveView({
  search,
  onClose,
}: {
  readonly search: ListSearch;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { save } = useChangeViews();
  const form = useForm({
    stored: { name: '' },
    fields: { name: { label: t`Name`, wrong: t`Enter a name.` } },
    schema: viewSchema,
    save: ({ name }) => save.mutateAsync({ name, search }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Save view`}
      description={<Trans>Only you can see this view. It saves the filters, not the people.</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField
        {...form.text('name')}
        placeholder={t`Roofers without a login`}
        maxLength={60}
        autoComplete="off"
      />
    </FormSheet>
  );
}
