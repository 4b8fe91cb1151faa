import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DecideSheet } from './DecideSheet.tsx';

/** The parameters of `decide_shift_request` and `decide_time_off` besides the id. */
type Decision = {
  readonly version: number;
  readonly approve: boolean;
  /** Null: no comment. */
  readonly comment: string | null;
};

type RequestRowProps = {
  /** The person who made the request. */
  readonly person: { readonly person_id: string; readonly name: string };
  /** The request itself, shown in the row and again before it is answered. */
  readonly what: ReactNode;
  /** The request's state, for readers who don't decide it. */
  readonly state: ReactNode;
  readonly mayDecide: boolean;
  readonly version: number;
  readonly change: { readonly isPending: boolean; readonly error: Error | null };
  readonly onDecide: (decision: Decision, options: { readonly onSuccess: () => void }) => void;
};

/** A person's request, with buttons to answer it. */
export function RequestRow(props: RequestRowProps) {
  const { person, what, state, mayDecide, version, change, onDecide } = props;
  const offlineReason = useNeedsNetwork(mayDecide);
  const [answer, setAnswer] = useState<'approve' | 'decline' | null>(null);
  const asked = (
    <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
      <PersonAvatar name={person.name} personId={person.person_id} size="sm" />
      <div className="min-w-0 flex-1">
        {what}
        {!mayDecide && <p className="text-14 text-ink-3">{state}</p>}
      </div>
    </div>
  );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-3 md:px-5">
      {asked}
      {mayDecide && (
        <div className="flex flex-wrap gap-2">
          <Button disabledReason={offlineReason} onClick={() => setAnswer('approve')}>
            <Trans>Approve</Trans>
          </Button>
          <Button
            variant="quiet"
            disabledReason={offlineReason}
            onClick={() => setAnswer('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      {answer !== null && (
        <DecideSheet
          isApproving={answer === 'approve'}
          isBusy={change.isPending}
          error={change.error}
          onDecide={(comment) =>
            onDecide(
              { version, approve: answer === 'approve', comment },
              { onSuccess: () => setAnswer(null) },
            )
          }
          onClose={() => setAnswer(null)}
        >
          {asked}
        </DecideSheet>
      )}
    </li>
  );
}
