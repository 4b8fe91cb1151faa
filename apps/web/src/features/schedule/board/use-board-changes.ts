import { useLingui } from '@lingui/react/macro';
import {
  type Board,
  type BoardShift,
  saveAnswerSchema,
  type SavedShifts,
  type ShiftChange,
} from '@muster/contract/schedule';
import { useState } from 'react';
import { okOrThrow } from '../../../data/client/ok-or-throw.ts';
import { useData } from '../../../data/data-context.tsx';
import { DataError } from '../../../data/errors/data-error.ts';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { Dated } from '../../../data/query/snapshot-query.ts';
import { useVerdictMutation } from '../../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../../platform/random-id.ts';
import { notify } from '../../../ui/notices.ts';
import { boardQuery } from '../schedule-queries.ts';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { withShifts } from './board-cache.ts';
import {
  emptyStack,
  pushStep,
  stepLost,
  stepRedone,
  stepUndone,
  type UndoStack,
} from './undo-stack.ts';

/** A change of the schedule that can be undone: its id and its label. */
type Step = { readonly changeId: string; readonly label: string };

type Call = {
  readonly name:
    | 'save_shifts'
    | 'save_series'
    | 'copy_week'
    | 'apply_template'
    | 'undo_shifts'
    | 'discard_changes';
  readonly parameters: Readonly<Record<string, unknown>>;
};

export type BoardChanges = {
  /**
   * Saves shifts, which are shown right away as they will be. If the server refuses, notifies the user and resolves to
   * null; with `throws`, the error is left to the caller.
   */
  readonly save: (
    changes: readonly ShiftChange[],
    label: string,
    shown?: readonly BoardShift[],
    throws?: boolean,
  ) => Promise<SavedShifts | null>;
  readonly run: (
    name: 'save_series' | 'copy_week' | 'apply_template' | 'discard_changes',
    parameters: Readonly<Record<string, unknown>>,
    label: string,
  ) => Promise<SavedShifts | null>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  /** Label of the step that would be undone; null if there is none. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  readonly isBusy: boolean;
};

/** Makes a scheduler's changes to the board in view; each one can be undone. */
export function useBoardChanges(from: string, to: string): BoardChanges {
  const { t, i18n } = useLingui();
  const { api, queryClient } = useData();
  const { user_id } = useIdentity();
  const readScheduleAgain = useReadScheduleAgain();
  const [stack, setStack] = useState<UndoStack<Step>>(emptyStack);
  const { queryKey } = boardQuery(user_id, from, to);

  const patch = (change: (board: Board) => Board) =>
    queryClient.setQueryData<Dated<Board>>(
      queryKey,
      (kept) => kept && { ...kept, data: change(kept.data) },
    );

  const mutation = useVerdictMutation({
    change: ({ name, parameters }: Call, { repeat }) =>
      repeat(async () => {
        const answer = await api.rpc(name, parameters, saveAnswerSchema);
        if (answer.verdict === 'refused' && answer.current !== undefined) {
          const { current } = answer;
          patch((board) => withShifts(board, current));
          throw new DataError({
            kind: 'refused',
            code: answer.reason,
            message: answer.changed_by ?? answer.reason,
            detail: answer.changed_by ?? undefined,
          });
        }
        return okOrThrow(answer);
      }),
  });

  async function send(call: Call): Promise<SavedShifts> {
    // A response still on its way may be older than this change.
    await queryClient.cancelQueries({ queryKey });
    const saved = await mutation.mutateAsync(call);
    patch((board) => withShifts(board, saved.shifts, saved.removed));
    return saved;
  }

  function sayRefused(error: unknown): void {
    const by =
      error instanceof DataError && error.code === 'changed_meanwhile' ? error.detail : null;
    void notify({
      id: 'board',
      tone: 'destructive',
      title: by === null || by === undefined ? t`Nothing was changed` : t`${by} changed it first`,
      body: i18n._(describeError(error)),
    });
  }

  const save: BoardChanges['save'] = async (changes, label, shown = [], throws = false) => {
    const before = queryClient.getQueryData<Dated<Board>>(queryKey);
    const changeId = randomId();
    await queryClient.cancelQueries({ queryKey });
    if (shown.length > 0) patch((board) => withShifts(board, shown));
    try {
      const saved = await send({
        name: 'save_shifts',
        parameters: { change_id: changeId, changes },
      });
      setStack((now) => pushStep(now, { changeId, label }));
      return saved;
    } catch (error) {
      if (shown.length > 0 && before !== undefined) {
        // Revert only the preview, so that changes made by others in the meantime stay.
        const ids = new Set(shown.map(({ id }) => id));
        const isOvertaken = error instanceof DataError && error.code === 'changed_meanwhile';
        if (!isOvertaken) {
          const old = before.data.shifts.filter(({ id }) => ids.has(id));
          patch((board) => withShifts(withShifts(board, [], ids), old));
        }
      }
      void readScheduleAgain();
      if (throws) throw error;
      sayRefused(error);
      return null;
    }
  };

  const run: BoardChanges['run'] = async (name, parameters, label) => {
    const changeId = randomId();
    try {
      const saved = await send({ name, parameters: { change_id: changeId, ...parameters } });
      setStack((now) => pushStep(now, { changeId, label }));
      return saved;
    } catch (error) {
      sayRefused(error);
      return null;
    }
  };

  async function takeBack(
    list: 'done' | 'undone',
    moved: (stack: UndoStack<Step>, reversed: Step) => UndoStack<Step>,
  ): Promise<void> {
    const step = stack[list].at(-1);
    if (step === undefined || mutation.isPending) return;
    const undoId = randomId();
    try {
      await send({
        name: 'undo_shifts',
        parameters: { change_id: step.changeId, undo_id: undoId },
      });
      setStack((now) => moved(now, { changeId: undoId, label: step.label }));
    } catch (error) {
      if (error instanceof DataError && error.kind === 'refused') {
        setStack((now) => stepLost(now, list));
        void readScheduleAgain();
      }
      sayRefused(error);
    }
  }

  return {
    save,
    run,
    undo: () => takeBack('done', stepUndone),
    redo: () => takeBack('undone', stepRedone),
    undoLabel: stack.done.at(-1)?.label ?? null,
    redoLabel: stack.undone.at(-1)?.label ?? null,
    isBusy: mutation.isPending,
  };
}
