import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import type { BoardFacts } from './board-facts.ts';
import { draftOf, movedByDays } from './edit-shift.ts';
import { EditShiftSheet } from './EditShiftSheet.tsx';
import { PublishSheet } from './PublishSheet.tsx';
import type { BoardChanges } from './use-board-changes.ts';

/** The shift in the sheet: one from the board, or a new one. */
export type Edited = { readonly shift: BoardShift } | { readonly draft: ShiftDraft };

type BoardSheetsProps = {
  readonly facts: BoardFacts;
  readonly changes: BoardChanges;
  readonly edited: Edited | null;
  readonly onEdit: (edited: Edited | null) => void;
  /** The shifts about to be published; null if none are. */
  readonly publishing: readonly BoardShift[] | null;
  readonly onPublished: () => void;
  readonly onKeepDrafts: () => void;
};

/** The sheets over the board, on desktops and phones: editing a shift, and publishing. */
export function BoardSheets(props: BoardSheetsProps) {
  const { facts, changes, edited, onEdit, publishing, onPublished, onKeepDrafts } = props;
  const { t } = useLingui();
  const opened =
    edited !== null && 'shift' in edited
      ? (facts.board.shifts.find(({ id }) => id === edited.shift.id) ?? null)
      : null;
  return (
    <>
      {edited !== null && (
        <EditShiftSheet
          key={'draft' in edited ? edited.draft.id : edited.shift.id}
          facts={facts}
          shift={opened}
          draft={'draft' in edited ? edited.draft : draftOf(edited.shift)}
          isDeleted={'shift' in edited && opened === null}
          changes={changes}
          onCopy={(shift) =>
            onEdit({ draft: { ...movedByDays(draftOf(shift), 1), id: randomId() } })
          }
          onClose={() => onEdit(null)}
        />
      )}
      {publishing !== null && (
        <PublishSheet
          facts={facts}
          shifts={publishing}
          onPublished={(people) => {
            onPublished();
            void notify({
              id: 'board',
              tone: 'good',
              title: t`The schedule is published`,
              body:
                people === 0
                  ? undefined
                  : t`${plural(people, { one: '# person will be notified.', other: '# people will be notified.' })}`,
            });
          }}
          onClose={onKeepDrafts}
        />
      )}
    </>
  );
}
