import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type PeopleChange, type PersonRole, personRoles } from '@muster/contract/people';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { CancelButton } from '../../ui/CancelButton.tsx';
import { notify } from '../../ui/notices.ts';
import { Picker } from '../../ui/Picker.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { useChangePeople, usePreview } from './use-change-people.ts';
import { useCrewOptions } from './use-crew-options.ts';
import { usePeopleWords } from './use-people-words.ts';

export type ChangeKind = PeopleChange['kind'];

type BulkSheetProps = {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** One change for many: choose it, see what it does to each, then make it; the notice takes it back. */
export function BulkSheet({ kind, ids, onClose, onDone }: BulkSheetProps) {
  const { t, i18n } = useLingui();
  const words = usePeopleWords();
  const crews = useCrewOptions();
  const offlineReason = useNeedsNetwork();
  const [role, setRole] = useState<PersonRole | null>(null);
  const [crewId, setCrewId] = useState<string | null>(null);
  const wish = wishOf(kind, role, crewId);
  const preview = usePreview(ids, wish);
  const told = ({ undone, kept }: { readonly undone: number; readonly kept: number }) =>
    void notify({
      tone: 'plain',
      title: t`Undone: ${undone}`,
      body:
        kept === 0
          ? undefined
          : t`Not undone, because someone has changed these people since: ${kept}`,
    });
  const failed = (error: Error) =>
    void notify({
      tone: 'destructive',
      title: t`That didn’t work`,
      body: i18n._(describeError(error)),
    });
  const { change, undo } = useChangePeople({ onUndone: told, onNotUndone: failed });
  const changing = preview.data?.filter(({ outcome }) => outcome === 'changes').length ?? 0;
  const titles: Record<ChangeKind, string> = {
    role: t`Change role`,
    add_to_crew: t`Add to crew`,
    remove_from_crew: t`Remove from crew`,
    deactivate: t`Deactivate`,
    reactivate: t`Reactivate`,
  };
  const confirm = () => {
    if (wish === null) return;
    change.mutate(
      { ids, change: wish },
      {
        onSuccess: (changeId) => {
          onClose();
          onDone();
          void notify({
            tone: 'good',
            title: t`Changed: ${changing}`,
            durationMs: 20_000,
            ...(changeId !== null && {
              action: {
                label: t`Undo`,
                onPress: () => undo.mutate(changeId),
              },
            }),
          });
        },
        onError: failed,
      },
    );
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={titles[kind]}
      description={<Plural value={ids.length} one="# person selected" other="# people selected" />}
      footer={
        <>
          <Button
            variant={kind === 'deactivate' ? 'danger' : 'primary'}
            size="lg"
            isBusy={change.isPending}
            disabledReason={
              offlineReason ??
              (preview.isSuccess && changing === 0 ? t`Nothing would change.` : null)
            }
            disabled={!preview.isSuccess}
            onClick={confirm}
          >
            {preview.isSuccess && changing > 0 ? (
              <Plural value={changing} one="Apply to # person" other="Apply to # people" />
            ) : (
              <Trans>Change</Trans>
            )}
          </Button>
          <CancelButton onClick={onClose} />
        </>
      }
    >
      <div className="space-y-5">
        {kind === 'role' && (
          <RadioGroup
            label={t`Role`}
            options={personRoles.map((value) => ({ value, label: words.role[value] }))}
            value={role}
            onChange={setRole}
          />
        )}
        {(kind === 'add_to_crew' || kind === 'remove_from_crew') && (
          <Picker
            label={t`Crew`}
            title={t`Choose a crew`}
            placeholder={t`Choose a crew`}
            searchLabel={t`Search crews`}
            emptyText={t`No crew matches.`}
            options={crews}
            value={crewId}
            onChange={setCrewId}
          />
        )}
        {kind === 'deactivate' && (
          <p className="text-ink-2">
            <Trans>
              They lose access right away on every device. Hours and records are kept. Punches that
              haven’t synced are accepted for 30 days.
            </Trans>
          </p>
        )}
        {kind === 'reactivate' && (
          <p className="text-ink-2">
            <Trans>They come back with the role and the crews they had.</Trans>
          </p>
        )}
        {preview.isLoading && <Skeleton className="h-20 w-full rounded-card" />}
        {preview.isError && (
          <p role="alert" className="text-danger-ink">
            {i18n._(describeError(preview.error))}
          </p>
        )}
        {preview.isSuccess && <BulkPreview people={preview.data} change={wish} />}
      </div>
    </Sheet>
  );
}

function wishOf(
  kind: ChangeKind,
  role: PersonRole | null,
  crewId: string | null,
): PeopleChange | null {
  switch (kind) {
    case 'role':
      return role === null ? null : { kind, role };
    case 'add_to_crew':
    case 'remove_from_crew':
      return crewId === null ? null : { kind, crew_id: crewId };
    case 'deactivate':
    case 'reactivate':
      return { kind };
  }
}
