import { Trans, useLingui } from '@lingui/react/macro';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
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
    { name: t`Everybody`, search: {} },
    { name: t`Invited`, search: { status: 'invited' } },
    { name: t`Without a crew`, search: { crew: 'none' } },
    { name: t`Certificates ending`, search: { cert: 'due' } },
    { name: t`Left`, search: { status: 'left' } },
  ];
  const own = views.find((view) => isSameSearch(view.search, search));
  const isNew = [...known, ...views].every((view) => !isSameSearch(view.search, search));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`Views`}</legend>
      <div className="flex items-center gap-2 overflow-x-auto px-4 pt-3 pb-1 whitespace-nowrap md:flex-wrap md:px-5">
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
            <Trans>Save this view</Trans>
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
                    title: t`The view is still there`,
                    body: i18n._(describeError(error)),
                  }),
              })
            }
          >
            <Trans>Forget this view</Trans>
          </Button>
        )}
        {isSaving && <SaveView search={search} onClose={() => setSaving(false)} />}
      </div>
    </fieldset>
  );
}

function SaveView({
  search,
  onClose,
}: {
  readonly search: ListSearch;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { save } = useChangeViews();
  const offlineReason = useNeedsNetwork();
  const [name, setName] = useState('');
  return (
    <FormSheet
      title={t`Save this view`}
      description={<Trans>Only you see it. It keeps the filters, not the people.</Trans>}
      action={<Trans>Save</Trans>}
      isBusy={save.isPending}
      isEmpty={name.trim() === ''}
      disabledReason={offlineReason}
      onSubmit={() => save.mutate({ name, search }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={t`Name`}
        placeholder={t`Roofers without a login`}
        value={name}
        maxLength={60}
        autoComplete="off"
        error={save.isError ? i18n._(describeError(save.error)) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </FormSheet>
  );
}
