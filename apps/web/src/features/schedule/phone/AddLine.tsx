import { Trans, useLingui } from '@lingui/react/macro';
import type { ShiftDraft } from '@muster/contract/schedule';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { ListRow } from '../../../ui/ListRow.tsx';
import { useReasonWords } from '../use-reason-words.ts';
import { type BoardFacts, judgeDraft } from '../board/board-facts.ts';

type AddLineProps = {
  readonly facts: BoardFacts;
  readonly leading?: ReactNode;
  readonly name?: ReactNode;
  /** The first values of the shift that would be added. */
  readonly draft: ShiftDraft;
  readonly onAdd: (draft: ShiftDraft) => void;
};

/** A day without a shift; a press adds one. Time off and unavailability are named. */
export function AddLine({ facts, leading, name, draft, onAdd }: AddLineProps) {
  const { t } = useLingui();
  const reasonWords = useReasonWords();
  const blocking = judgeDraft(facts, draft).reasons.find(
    ({ reason }) => reason === 'time_off' || reason === 'unavailable',
  );
  const none = blocking === undefined ? t`No shift` : reasonWords.name(blocking);
  return (
    <ListRow
      leading={leading}
      title={name ?? <span className="text-ink-3">{none}</span>}
      {...(name !== undefined && { detail: none })}
      trailing={
        <span className="inline-flex items-center gap-1 text-14 font-medium">
          <Plus aria-hidden className="size-4" />
          <Trans>Add</Trans>
        </span>
      }
      onPress={() => onAdd(draft)}
    />
  );
}
