import { useLingui } from '@lingui/react/macro';
import type { MyClock } from '@muster/contract';
import Hourglass from 'lucide-react/icons/hourglass';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { describeDecision } from '../../../data/errors/words.ts';

const icons = { open: Hourglass, accepted: UserRoundCheck, rejected: UserRoundX } as const;

/** A question to a supervisor about the person's time, or the supervisor's answer. */
export function DecisionNote({ decision }: { readonly decision: MyClock['decisions'][number] }) {
  const { t, i18n } = useLingui();
  const Icon = icons[decision.state];
  const why = i18n._(describeDecision(decision.kind));
  const { comment } = decision;
  return (
    <p className="flex gap-1.5 text-14 text-ink-2">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {decision.state === 'open' && t`Your supervisor will review this. ${why}`}
        {decision.state === 'accepted' && t`Your supervisor approved this.`}
        {decision.state === 'rejected' && t`Your supervisor didn’t approve this.`}
        {comment !== null && ` “${comment}”`}
      </span>
    </p>
  );
}
