import { Trans, useLingui } from '@lingui/react/macro';
import type { CrewPunch } from '@muster/contract/crew-punches';
import { useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNetwork } from '../../../data/query/use-network.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../../data/realtime/use-topic.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { notify } from '../../../ui/notices.ts';
import { TimeOfDay } from '../../../ui/time/TimeOfDay.tsx';
import { DisputeForm } from './DisputeForm.tsx';
import { myCrewPunchesQuery } from './my-crew-punches-query.ts';
import { useAnswerCrewPunches } from './use-answer-crew-punches.ts';

type QuestionProps = { readonly punch: CrewPunch };

/** Asks whether what someone else punched is right: one tap for yes, a sentence for no. */
export function CrewPunchQuestions({
  personId,
  isInCard = false,
}: {
  readonly personId: string;
  /** A part of the clock's card instead of a card of its own. */
  readonly isInCard?: boolean;
}) {
  const { t, i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const query = myCrewPunchesQuery(user_id);
  const asked = useSnapshotQuery(query);
  const { queryKey } = query;
  const readAgain = () => void queryClient.invalidateQueries({ queryKey });
  useTopic(`person:${personId}:clock`, readAgain, queryKey);
  const answer = useAnswerCrewPunches();
  const isOffline = useNetwork() === 'offline';
  const [disputedId, setDisputedId] = useState<string | null>(null);
  const punches = asked.status === 'ready' ? asked.data.punches : [];
  if (punches.length === 0) return null;

  const send = (ids: readonly string[], said: 'confirmed' | 'disputed', reason: string | null) =>
    answer.mutateAsync({ ids, answer: said, reason });
  const confirm = (ids: readonly string[]) =>
    void send(ids, 'confirmed', null).catch((error: unknown) =>
      notify({
        tone: 'destructive',
        title: t`Your answer wasn’t saved`,
        body: i18n._(describeError(error)),
      }),
    );
  const disabledReason = isOffline ? t`This needs a connection.` : null;
  return (
    <Card
      title={t`Is this right?`}
      isFlush
      {...(isInCard && { className: 'rounded-none border-0 bg-attention-soft' })}
      {...(punches.length > 1 && {
        actions: (
          <Button
            size="sm"
            disabledReason={disabledReason}
            isBusy={answer.isPending}
            onClick={() => confirm(punches.map(({ id }) => id))}
          >
            <Trans>All correct</Trans>
          </Button>
        ),
      })}
    >
      <ul className="divide-y divide-line">
        {punches.map((punch) => (
          <li key={punch.id} className="space-y-3 px-4 py-3 md:px-5">
            <PunchQuestion punch={punch} />
            {disputedId === punch.id ? (
              <DisputeForm
                disabledReason={disabledReason}
                onSend={(reason) => send([punch.id], 'disputed', reason)}
                onClose={() => setDisputedId(null)}
              />
            ) : (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="sm"
                  disabledReason={disabledReason}
                  onClick={() => confirm([punch.id])}
                >
                  <Trans>That’s right</Trans>
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabledReason={disabledReason}
                  onClick={() => setDisputedId(punch.id)}
                >
                  <Trans>Not right</Trans>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PunchQuestion({ punch }: QuestionProps) {
  return (
    <p>
      <PunchSentence punch={punch} />
      {punch.project_name !== null && ` · ${punch.project_name}`}
    </p>
  );
}

function PunchSentence({ punch: { kind, break_kind, by, occurred_at, zone } }: QuestionProps) {
  const { t } = useLingui();
  const who = <bdi className="font-medium">{by ?? t`Someone`}</bdi>;
  const when = <TimeOfDay atMs={Date.parse(occurred_at)} zone={zone} withDay />;
  switch (kind) {
    case 'in':
      return (
        <Trans>
          {who} clocked you in: {when}
        </Trans>
      );
    case 'out':
      return (
        <Trans>
          {who} clocked you out: {when}
        </Trans>
      );
    case 'switch':
      return (
        <Trans>
          {who} switched your job: {when}
        </Trans>
      );
    case 'break_start':
      return break_kind === 'meal' ? (
        <Trans>
          {who} started your meal break: {when}
        </Trans>
      ) : (
        <Trans>
          {who} started your rest break: {when}
        </Trans>
      );
    case 'break_end':
      return (
        <Trans>
          {who} ended your break: {when}
        </Trans>
      );
  }
}
