import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ChecklistTemplate } from '@muster/contract/checklists';
import { Link } from '@tanstack/react-router';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { anyText } from '../../../kit/list/list-params.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { wholeList } from '../../../kit/list/whole-list.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { checklistTemplatesQuery } from '../../../data/checklists/templates-query.ts';
import { useChecklistWords } from '../use-checklist-words.ts';

const params = { q: anyText };

/** `/construction/checklists/templates`: the company's checklist templates. */
export function TemplatesPage() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const [newId] = useState(randomId);
  const search = useListSearch(params);
  const columns = useTemplateColumns();
  const rows = wholeList(useSnapshotQuery(checklistTemplatesQuery(user_id)), ({ templates }) =>
    templates.filter(({ title }) =>
      matchesSearch(`${title.en} ${title.es}`, search.values.q ?? ''),
    ),
  );
  const add = (
    <Link
      to="/construction/checklists/templates/$id"
      params={{ id: newId }}
      className={buttonStyles({ variant: 'primary' })}
    >
      <Plus aria-hidden className="size-5 shrink-0 md:size-4" />
      <Trans>New template</Trans>
    </Link>
  );
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
        <Crumb to="/construction/checklists">
          <Trans>Checklists</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Checklist templates</Trans>}
        description={<Trans>Filled-in checklists keep the questions they were asked with.</Trans>}
        actions={add}
      />
      <ResourceList
        label={t`Checklist templates`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={columns}
        open={{
          link: ({ id }) => ({ to: '/construction/checklists/templates/$id', params: { id } }),
        }}
        search={search}
        searchField={{ label: t`Search templates`, placeholder: t`Title` }}
        renderCount={(total) => <Plural value={total} one="# template" other="# templates" />}
        failedTitle={<Trans>Couldn’t load the templates</Trans>}
        empty={{ icon: ListChecks, text: <Trans>No templates yet.</Trans>, action: add }}
      />
    </div>
  );
}

function useTemplateColumns(): readonly ListColumn<ChecklistTemplate>[] {
  const { t } = useLingui();
  const words = useChecklistWords();
  return [
    {
      key: 'title',
      header: t`Title`,
      minRem: 16,
      wraps: true,
      cell: ({ title }) => <bdi className="line-clamp-2 wrap-anywhere">{words.text(title)}</bdi>,
    },
    {
      key: 'state',
      header: t`Status`,
      minRem: 8,
      isNarrow: true,
      onCard: 'below',
      cell: ({ is_active }) =>
        is_active ? (
          <StatusBadge tone="done" look="plain">
            <Trans>In use</Trans>
          </StatusBadge>
        ) : (
          <StatusBadge tone="off" look="plain">
            <Trans>Not in use</Trans>
          </StatusBadge>
        ),
    },
    {
      key: 'asked_at',
      header: t`When it’s asked`,
      minRem: 12,
      onCard: 'detail',
      cell: ({ asked_at }) => words.moment(asked_at),
    },
    {
      key: 'questions',
      header: t`Questions`,
      minRem: 8,
      isNarrow: true,
      cell: ({ questions }) => (
        <Plural value={questions.length} one="# question" other="# questions" />
      ),
    },
  ];
}
