import { Trans, useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { SavedViews } from '../../kit/views/SavedViews.tsx';
import { isSameSearch, type ListSearch } from './list-search.ts';
import { rowToView, useChangeViews, viewsQuery } from './views-query.ts';

type PeopleViewsProps = {
  readonly search: ListSearch;
  readonly onChoose: (search: ListSearch) => void;
};

/** Searches at one press: the ones every company needs, and the admin's own. */
export function PeopleViews({ search, onChoose }: PeopleViewsProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const saved = useSnapshotQuery(viewsQuery(user_id));
  const own = saved.status === 'ready' ? saved.data.map(rowToView) : [];
  const { save, remove } = useChangeViews();
  const known = [
    { name: t`Everyone`, search: {} },
    { name: t({ message: 'Invited', context: 'people' }), search: { status: 'invited' } },
    { name: t`No crew`, search: { crew: 'none' } },
    { name: t`Certificates expiring`, search: { cert: 'due' } },
    { name: t`Left`, search: { status: 'left' } },
  ];
  const views = [...known, ...own].map((view) => ({
    key: JSON.stringify([view.name, view.search]),
    name: view.name,
    isShown: isSameSearch(view.search, search),
    show: () => onChoose(view.search),
  }));
  const shownOwn = own.find((view) => isSameSearch(view.search, search));
  return (
    <div className="px-4 pt-3 pb-1 md:px-5">
      <SavedViews
        views={views}
        saving={
          views.some(({ isShown }) => isShown)
            ? null
            : {
                description: (
                  <Trans>Only you can see this view. It saves the filters, not the people.</Trans>
                ),
                placeholder: t`Roofers without a login`,
                save: ({ name }) => save.mutateAsync({ name, search }),
              }
        }
        remove={
          shownOwn === undefined
            ? null
            : () => remove.mutateAsync(shownOwn.id).then(() => onChoose({}))
        }
      />
    </div>
  );
}
