import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { groupReviews } from './group-reviews.ts';
import { openDecisionsQuery } from './open-decisions-query.ts';
import { useHeldReviews } from './use-held-reviews.ts';

const namesShown = 2;

/** One line on Today: how many punches need review, and whose; nothing where none do. */
export function ReviewSummary() {
  const { t } = useLingui();
  const { user_id, person_id, role } = useIdentity();
  const me = { personId: person_id ?? '', isAdmin: role === 'admin' };
  const reviews = useSnapshotQuery(openDecisionsQuery(user_id, me));
  // Also sends the answers of a page that was closed within its ten seconds.
  const { held } = useHeldReviews();
  if (reviews.status !== 'ready') return null;
  const answered = new Set(held.flatMap(({ given }) => given.map(({ itemId }) => itemId)));
  const open = reviews.data.filter(({ id }) => !answered.has(id));
  if (open.length === 0) return null;
  const people = groupReviews(open).map(({ name }) => name);
  const names = people.slice(0, namesShown).join(', ');
  const others = people.length - namesShown;
  return (
    <ListRow
      leading={<ClipboardCheck aria-hidden className="size-5 shrink-0 text-attention-ink" />}
      title={
        <span className="font-medium">
          <Plural value={open.length} one="# punch needs review" other="# punches need review" />
        </span>
      }
      detail={others > 0 ? t`${names} and ${others} more` : names}
      trailing={<Trans>Review</Trans>}
      render={(row) => <Link to="/approvals" {...row} />}
    />
  );
}
