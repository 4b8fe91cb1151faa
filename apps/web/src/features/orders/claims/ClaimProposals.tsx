import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimFacts, ClaimProposal } from '@muster/contract/claims';
import * as s from '@muster/contract/shape';
import { Suspense, useState } from 'react';
import { useUnsentChanges } from '../../../data/changes/use-kept-changes.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { List } from '../../../ui/List.tsx';
import { notify } from '../../../ui/notices.ts';
import { useMoneyWords } from '../use-money-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { claimProposalsQuery } from './claim-queries.ts';
import { claimRecords, useClaimChange } from './use-claim-change.ts';
import { useClaimWords } from './use-claim-words.ts';

const ClaimFormSheet = lazyPart(async () => ({
  default: (await import('./ClaimFormSheet.tsx')).ClaimFormSheet,
}));

const shownAtFirst = 4;

/** Claims proposed from the clock: one tap claims a proposal unchanged, another opens it for corrections. */
export function ClaimProposals() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const [areAllShown, setAllShown] = useState(false);
  const [edited, setEdited] = useState<ClaimProposal | null>(null);
  const read = useSnapshotQuery(claimProposalsQuery(user_id));
  const unsent = useUnsentChanges(claimRecords);
  if (read.status !== 'ready') return null;
  // A claim that is still waiting on the device counts as claimed too.
  const kept = new Set(unsent.map((each) => keyOf(each.kept.parameters['claim'])));
  const open = read.data.proposals.filter((each) => !kept.has(keyOf(factsOf(each))));
  if (open.length === 0) return null;
  const shown = areAllShown ? open : open.slice(0, shownAtFirst);
  return (
    <Card
      title={t`From your clock`}
      description={<Trans>Nothing is claimed until you tap. Distances are straight lines.</Trans>}
      isFlush
    >
      <List label={t`From your clock`}>
        {shown.map((proposal) => (
          <Proposal
            key={keyOf(factsOf(proposal))}
            proposal={proposal}
            currency={read.data.currency}
            onEdit={() => setEdited(proposal)}
          />
        ))}
      </List>
      {open.length > shown.length && (
        <div className="border-t border-line px-4 py-3 md:px-5">
          <Button size="sm" onClick={() => setAllShown(true)}>
            <Trans>Show all {open.length} proposals</Trans>
          </Button>
        </div>
      )}
      <Suspense>
        {edited !== null && (
          <ClaimFormSheet proposal={factsOf(edited)} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </Card>
  );
}

function Proposal({
  proposal,
  currency,
  onEdit,
}: {
  readonly proposal: ClaimProposal;
  readonly currency: string;
  readonly onEdit: () => void;
}) {
  const { t, i18n } = useLingui();
  const words = useClaimWords();
  const money = useMoneyWords(currency);
  const { day } = useOrderWords();
  const saySaved = useSavedNotice();
  const { record } = useClaimChange();
  const [id] = useState(randomId);
  const [isBusy, setBusy] = useState(false);
  const what = words.what(proposal);
  const amount = money.amount(proposal.amount_cents);
  const claim = async () => {
    setBusy(true);
    try {
      const made = await record({
        id,
        facts: factsOf(proposal),
        title: what,
        typed: [{ label: t`Day`, value: day(proposal.day) }],
      });
      saySaved(made, { id: 'claim', title: t`Claimed` });
    } catch (error) {
      void notify({
        id: 'claim',
        tone: 'destructive',
        title: t`Nothing was claimed`,
        body: i18n._(describeError(error)),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">
          <bdi>{what}</bdi>
        </p>
        <p className="text-14 text-ink-2">
          {/* Keep the dot at the end of a line, never at the start of one. */}
          <bdi>{[day(proposal.day), proposal.project.name, amount].join('\u00a0· ')}</bdi>
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={t`Claim it: ${what}, ${day(proposal.day)}`}
          onClick={() => void claim()}
        >
          <Trans context="money that is owed">Claim it</Trans>
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Edit: ${what}, ${day(proposal.day)}`}
          onClick={onEdit}
        >
          <Trans>Edit</Trans>
        </Button>
      </div>
    </li>
  );
}

function factsOf(proposal: ClaimProposal): ClaimFacts {
  const isMileage = proposal.kind === 'mileage';
  return {
    kind: proposal.kind,
    day: proposal.day,
    project_id: proposal.project.id,
    cost_code_id: proposal.cost_code_id,
    quantity: isMileage ? proposal.quantity : null,
    odometer_from: null,
    odometer_to: null,
    from_site_id: proposal.from_site?.id ?? null,
    to_site_id: proposal.to_site?.id ?? null,
    is_edge_day: proposal.is_edge_day,
    note: null,
  };
}

/** Returns a key that is equal for claims from the same proposal. */
function keyOf(claim: unknown): string {
  const read = keyShape.safeParse(claim);
  return read.success ? Object.values(read.data).join(' ') : '';
}

const keyShape = s.object({
  kind: s.string,
  day: s.string,
  from_site_id: s.nullable(s.string),
  to_site_id: s.nullable(s.string),
});
