import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useUnfinishedDialogues } from '../../data/jsa/use-unfinished-dialogues.ts';
import { buttonStyles } from '../../ui/button-styles.ts';

/** From the first screen to Sarah in one tap, and back to a job that was not finished. */
export function SarahLink({ size = 'lg' }: { readonly size?: 'md' | 'lg' }) {
  const { company_id } = useIdentity();
  const [unfinished] = useUnfinishedDialogues() ?? [];
  if (company_id === null) return null;
  const className = buttonStyles({ size });
  const icon = <MessagesSquare aria-hidden className="size-5 shrink-0" />;
  if (unfinished === undefined) {
    return (
      <Link to="/sarah-jsa" className={className}>
        {icon}
        <Trans>Talk a job through</Trans>
      </Link>
    );
  }
  const { task } = unfinished.content.state.facts;
  return (
    <Link to="/sarah-jsa/$draftId" params={{ draftId: unfinished.id }} className={className}>
      {icon}
      <span className="min-w-0 truncate">
        {task === '' ? <Trans>Continue the talk</Trans> : <Trans>Continue: {task}</Trans>}
      </span>
    </Link>
  );
}
