import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketRow } from '@muster/contract/tickets';
import { describeError } from '../../../data/errors/words.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useCostWords } from '../use-cost-words.ts';
import { useSignedTickets } from './change-order-queries.ts';

type TicketsFieldProps = {
  readonly projectId: string;
  /** The change order being edited; its own tickets stay available. */
  readonly changeOrderId: string;
  readonly chosen: readonly string[];
  readonly onAdd: (ticket: TicketRow) => void;
  readonly onRemove: (ticketId: string) => void;
};

/** Picks from the project's signed tickets that are on no other change order. */
export function TicketsField({
  projectId,
  changeOrderId,
  chosen,
  onAdd,
  onRemove,
}: TicketsFieldProps) {
  const { t, i18n } = useLingui();
  const words = useCostWords();
  const query = useSignedTickets(projectId);
  if (query.isError) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the tickets</Trans>}
        onRetry={() => void query.refetch()}
      >
        {i18n._(describeError(query.error))}
      </ErrorState>
    );
  }
  if (query.data === undefined) return <SkeletonRows count={2} />;
  const offered = query.data.filter(
    ({ id, change_order: order }) =>
      order === null || order.id === changeOrderId || chosen.includes(id),
  );
  if (offered.length === 0) {
    return (
      <p className="text-ink-2">
        <Trans>No signed ticket of this project is waiting for a change order.</Trans>
      </p>
    );
  }
  return (
    <fieldset className="space-y-1">
      <legend className="sr-only">{t`Signed tickets`}</legend>
      {offered.map((ticket) => (
        <Checkbox
          key={ticket.id}
          label={`#${ticket.number} ${ticket.what}`}
          detail={words.day(ticket.day)}
          checked={chosen.includes(ticket.id)}
          onChange={({ target }) => (target.checked ? onAdd(ticket) : onRemove(ticket.id))}
        />
      ))}
    </fieldset>
  );
}
