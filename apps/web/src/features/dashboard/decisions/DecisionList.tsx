import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { loadTemporal } from '../../../ui/time/load-temporal.ts';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { usePunchNames } from '../../../ui/time/use-punch-names.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { type DecisionGiven, useDecideItem } from './decide-item.ts';
import { type OpenDecision, openDecisionsQuery } from './open-decisions-query.ts';
import { useDecisionWords } from './use-decision-words.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

const DecideSheet = lazyPart(async () => {
  const [module] = await Promise.all([import('./DecideSheet.tsx'), loadTemporal()]);
  return { default: module.DecideSheet };
});

/** So many stand above the board without pushing it out of sight. */
const shownAtFirst = { phone: 1, desktop: 2 } as const;

/** What waits for the caller's decision; nothing is shown where nothing waits. */
export function DecisionList() {
  const { t, i18n } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const isOffline = useNetwork() === 'offline';
  const isPhone = useIsPhone();
  const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
  const decisions = useSnapshotQuery(openDecisionsQuery(user_id, me));
  const decide = useDecideItem();
  const [isOpen, setOpen] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  // The board beside it says that the server cannot be reached.
  if (decisions.status !== 'ready' || decisions.data.length === 0) return null;

  const all = decisions.data;
  const shown = isOpen ? all : all.slice(0, shownAtFirst[isPhone ? 'phone' : 'desktop']);
  const hiddenCount = all.length - shown.length;
  const open = all.find(({ id }) => id === openId);
  const offlineReason = isOffline ? t`You are offline` : null;
  const give = (given: DecisionGiven) =>
    decide.mutate(given, {
      onSuccess: () => setOpenId(null),
      onError: (error) =>
        void notify({
          tone: 'destructive',
          title: t`Not decided`,
          body: i18n._(describeError(error)),
        }),
    });

  return (
    <Card
      title={t`Waiting for a decision`}
      description={<Plural value={all.length} one="# punch" other="# punches" />}
      isFlush
    >
      <ul className="divide-y divide-line">
        {shown.map((decision) => (
          <DecisionRow
            key={decision.id}
            decision={decision}
            isBusy={decide.isPending && decide.variables.itemId === decision.id}
            disabledReason={offlineReason}
            onAccept={() =>
              give({ itemId: decision.id, decision: 'accept', comment: null, time: null })
            }
            onMore={() => setOpenId(decision.id)}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <div className="border-t border-line px-2 py-1">
          <Button variant="quiet" block onClick={() => setOpen(true)}>
            <Plural value={hiddenCount} one="Show # more" other="Show # more" />
          </Button>
        </div>
      )}
      {open !== undefined && (
        <Suspense>
          <DecideSheet
            decision={open}
            isBusy={decide.isPending}
            onDecide={give}
            onCancel={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </Card>
  );
}

type DecisionRowProps = {
  readonly decision: OpenDecision;
  readonly isBusy: boolean;
  readonly disabledReason: string | null;
  readonly onAccept: () => void;
  readonly onMore: () => void;
};

function DecisionRow({ decision, isBusy, disabledReason, onAccept, onMore }: DecisionRowProps) {
  const words = useDecisionWords();
  const punchName = usePunchNames();
  const { person, punch, kind } = decision;
  const name = `${person.first_name} ${person.last_name}`.trim();
  // Whoever accepts such a punch has seen who stood there. Not known is no reason not to look.
  const hasPicture = kind === 'pin_unproven' && punch.photo_id !== null;
  const end = punch.entry?.ended_at ?? null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p>
          <span className="font-medium">{name}</span>
          {' · '}
          {punchName(punch)}{' '}
          <TimeOfDay atMs={Date.parse(punch.occurred_at)} zone={punch.zone} withDay />
          {punch.project !== null && ` · ${punch.project.name}`}
        </p>
        <p className="text-14 text-ink-2">
          {words.why(kind)}
          {kind === 'estimated_close' && end !== null && (
            <>
              {' '}
              <Trans>
                Guessed end: <TimeOfDay atMs={Date.parse(end)} zone={punch.zone} withDay />
              </Trans>
            </>
          )}
        </p>
        {punch.answer?.reason && <p className="text-14 text-ink-2">“{punch.answer.reason}”</p>}
        {punch.note !== null && <p className="text-14 text-ink-2">“{punch.note}”</p>}
      </div>
      <fieldset className="flex flex-wrap gap-2" aria-label={name}>
        {hasPicture ? (
          <Button size="sm" isBusy={isBusy} disabledReason={disabledReason} onClick={onMore}>
            <Trans>Look at the picture</Trans>
          </Button>
        ) : (
          <>
            <Button size="sm" isBusy={isBusy} disabledReason={disabledReason} onClick={onAccept}>
              {words.accept(kind)}
            </Button>
            {disabledReason === null && (
              <Button size="sm" variant="quiet" onClick={onMore}>
                <Trans>Decide otherwise</Trans>
              </Button>
            )}
          </>
        )}
      </fieldset>
    </li>
  );
}
