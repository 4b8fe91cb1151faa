import { Trans } from '@lingui/react/macro';
import type { Office, Person } from '@muster/contract/person';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { ReactivateSheet } from './ReactivateSheet.tsx';
import { UndoMergeButton } from './UndoMergeButton.tsx';
import { usePersonWords } from './use-person-words.ts';

/** The notice above everything else: the person is deactivated, or the record was merged into another. */
export function PersonNotice({
  person,
  office,
}: {
  readonly person: Person;
  readonly office: Office | null;
}) {
  const words = usePersonWords();
  const offlineReason = useNeedsNetwork();
  const [isAsked, setAsked] = useState(false);
  const into = office?.merged_into ?? null;
  if (into !== null) {
    return (
      <Banner
        tone="info"
        title={<Trans>This record was merged into {into.name}</Trans>}
        action={<UndoMergeButton mergeId={into.merge_id} />}
      >
        <Link
          to="/admin/employees/$personId"
          params={{ personId: into.person_id }}
          className="underline"
        >
          <Trans>Open {into.name}</Trans>
        </Link>
      </Banner>
    );
  }
  if (person.role !== null) return null;
  return (
    <Banner
      tone="attention"
      title={
        person.ended_at === null ? (
          <Trans>Deactivated</Trans>
        ) : (
          <Trans>Deactivated on {words.dateTime(person.ended_at)}</Trans>
        )
      }
      action={
        office !== null && (
          <Button disabledReason={offlineReason} onClick={() => setAsked(true)}>
            <Trans>Reactivate</Trans>
          </Button>
        )
      }
    >
      <Trans>
        All records are kept. Punches that haven’t synced are accepted for 30 days and need review.
      </Trans>
      {isAsked && (
        <ReactivateSheet
          person={person}
          lastRole={office?.roles[0]?.role}
          onClose={() => setAsked(false)}
        />
      )}
    </Banner>
  );
}
