import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mergeAnswerSchema, type MergePreview, type Person } from '@muster/contract/person';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { searchPeople } from '../../data/people/search-people.ts';
import { queryKey } from '../../data/query/keys.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { notify } from '../../ui/notices.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ChangeError } from './ChangeError.tsx';
import { usePersonChange } from './use-person-change.ts';
import { nameOf, usePersonWords } from './use-person-words.ts';

type Kept = { readonly person_id: string; readonly name: string };

/** Finds the person to keep, says what will count as theirs, then merges. */
export function MergeSheet({
  person,
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [kept, setKept] = useState<Kept | null>(null);
  const preview = useMergePreview(person.person_id, kept?.person_id ?? null);
  const name = nameOf(person);
  const merge = usePersonChange(() => {
    void notify({ id: 'merge', tone: 'good', title: t`Merged into ${kept?.name ?? ''}` });
    onClose();
  });
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      height="tall"
      isFlush={kept === null}
      title={t`Merge ${name} with another record`}
      description={t`Use this when one person has two records. The other record is kept, with everything from both.`}
      {...(kept !== null && {
        footer: (
          <>
            <Button
              variant="primary"
              size="lg"
              isBusy={merge.isPending}
              disabledReason={
                offlineReason ??
                (preview.data === undefined ? t`These records can’t be merged.` : null)
              }
              onClick={() =>
                merge.mutate({
                  name: 'merge_people',
                  parameters: {
                    keep_person_id: kept.person_id,
                    drop_person_id: person.person_id,
                    only_preview: false,
                  },
                })
              }
            >
              <Trans>Merge</Trans>
            </Button>
            <Button size="lg" onClick={() => setKept(null)}>
              <Trans>Choose someone else</Trans>
            </Button>
          </>
        ),
      })}
    >
      {kept === null ? (
        <KeptSearch droppedId={person.person_id} onChoose={setKept} />
      ) : (
        <div className="space-y-4">
          <p>
            <Trans>
              Record to keep: <strong className="font-medium">{kept.name}</strong>
            </Trans>
          </p>
          <ChangeError error={merge.error ?? preview.error} />
          {preview.isPending && <SkeletonRows count={3} />}
          {preview.data !== undefined && <WhatMoves preview={preview.data} />}
        </div>
      )}
    </Sheet>
  );
}

function KeptSearch({
  droppedId,
  onChoose,
}: {
  readonly droppedId: string;
  readonly onChoose: (kept: Kept) => void;
}) {
  const { t } = useLingui();
  const { api } = useData();
  const { user_id } = useIdentity();
  const words = usePersonWords();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: queryKey(user_id, 'merge_search', query),
    queryFn: () => searchPeople(api, { query }, { fromRow: 0, maxRows: 20 }),
  });
  const people = (found.data?.people ?? []).filter(({ person_id }) => person_id !== droppedId);
  return (
    <div>
      <div className="px-5 pb-3 md:px-6">
        <SearchField label={t`Search for the record to keep`} value={text} onChange={setText} />
      </div>
      {found.isPending && <SkeletonRows count={4} />}
      {found.isError && (
        <div className="px-5">
          <ChangeError error={found.error} />
        </div>
      )}
      {found.data !== undefined && people.length === 0 && (
        <p className="px-5 text-14 text-ink-3 md:px-6">
          <Trans>No one matches this search.</Trans>
        </p>
      )}
      <List label={t`People`}>
        {people.map((each) => (
          <ListRow
            key={each.person_id}
            title={<span dir="auto">{nameOf(each)}</span>}
            detail={[
              each.role === null ? t`left` : words.role[each.role],
              ...each.crews.map(({ name }) => name),
            ].join(' · ')}
            onPress={() => onChoose({ person_id: each.person_id, name: nameOf(each) })}
          />
        ))}
      </List>
    </div>
  );
}

function WhatMoves({ preview }: { readonly preview: MergePreview }) {
  const words = usePersonWords();
  const { entries, first_at, last_at, questions, crews, certificates, rates } = preview;
  return (
    <ul className="list-disc space-y-2 pl-5 text-ink-2">
      <li>
        {entries === 0 ? (
          <Trans>No time was recorded.</Trans>
        ) : (
          <>
            <Plural value={entries} one="# time entry is kept" other="# time entries are kept" />
            {first_at !== null && last_at !== null && (
              <>
                {' '}
                ({words.date(first_at)} – {words.date(last_at)})
              </>
            )}
          </>
        )}
      </li>
      {questions > 0 && (
        <li>
          <Plural
            value={questions}
            one="# item that needs review moves too"
            other="# items that need review move too"
          />
        </li>
      )}
      {crews.length > 0 && (
        <li>
          <Trans>Crews added: {crews.join(', ')}</Trans>
        </li>
      )}
      {certificates > 0 && (
        <li>
          <Plural
            value={certificates}
            one="# certificate moves too"
            other="# certificates move too"
          />
        </li>
      )}
      <li>
        {rates === 'taken_over' ? (
          <Trans>The pay rates move too, because the record you’re keeping has none.</Trans>
        ) : rates === 'kept' ? (
          <Trans>All hours use the pay rates on the record you’re keeping.</Trans>
        ) : (
          <Trans>Neither has a pay rate.</Trans>
        )}
      </li>
      <li>
        <Trans>You can undo this until time from both records is reviewed together.</Trans>
      </li>
    </ul>
  );
}

function useMergePreview(droppedId: string, keptId: string | null) {
  const { api } = useData();
  const { user_id } = useIdentity();
  return useQuery({
    queryKey: queryKey(user_id, 'merge_preview', droppedId, keptId),
    queryFn: async () => {
      const answer = await api.rpc(
        'merge_people',
        { keep_person_id: keptId, drop_person_id: droppedId, only_preview: true },
        mergeAnswerSchema,
      );
      const preview = okOrThrow(answer);
      return { ...preview, verdict: 'preview' } satisfies MergePreview;
    },
    enabled: keptId !== null,
    gcTime: 0,
    retry: false,
  });
}
