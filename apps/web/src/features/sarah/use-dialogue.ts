import type { Spot } from '@muster/domain/jsa/edit';
import type { Line, Turn } from '@muster/domain/jsa/jsa-state';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import {
  type DialogueContent,
  dialogueKind,
  type SaidLine,
} from '../../data/jsa/dialogue-draft.ts';
import { savedJsaOutboxKind } from '../../data/jsa/saved-jsa-kind.ts';
import { dialoguesKey } from '../../data/jsa/use-unfinished-dialogues.ts';
import { StorageError, type StorageTrouble } from '../../data/storage/connection.ts';
import { engine } from './engine.ts';
import { savedJsaOf } from './saved-document.ts';

export type Dialogue = {
  readonly content: DialogueContent;
  readonly turn: Turn;
  /** Why the last turn is not on the device. */
  readonly trouble: StorageTrouble | null;
  /** Something is said to her. She answers once the answer is on the device. */
  readonly say: (line: Line) => void;
  /** An item of the document is changed, or taken out where the text is empty. */
  readonly correct: (spot: Spot, text: string) => void;
  readonly isSaving: boolean;
  /** Hands the document to the outbox. @returns whether it is on its way */
  readonly finish: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
};

type Moment = { readonly content: DialogueContent; readonly turn: Turn };

/** One dialogue from where it was. Every turn is on the disk before it is shown: a kill loses nothing. */
export function useDialogue(id: string, stored: DialogueContent): Dialogue {
  const { drafts, outbox, clock } = useData();
  const { user_id, person_id } = useIdentity();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Moment>(() => ({
    content: stored,
    turn: engine.resume(stored.state),
  }));
  const latest = useRef(shown);
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function keep(moment: Moment): Promise<void> {
    latest.current = moment;
    try {
      await drafts.keep({ userId: user_id, id, kind: dialogueKind, content: moment.content });
      setTrouble(null);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setTrouble(error.trouble);
    }
    setShown(moment);
  }

  function goOn(turn: Turn, heard: string): void {
    const at = new Date(clock.nowMs()).toISOString();
    const lines: readonly SaidLine[] = [
      { who: 'person', text: heard, at },
      { who: 'sarah', text: turn.say, at },
    ];
    const { content } = latest.current;
    const said = [...content.said, ...lines.filter(({ text }) => text !== '')];
    void keep({ content: { ...content, state: turn.state, said }, turn });
  }

  async function forget(): Promise<void> {
    await drafts.remove(user_id, id).catch((error: unknown) => {
      // It is offered once more, and saved under the same id.
      if (!(error instanceof StorageError)) throw error;
    });
    await queryClient.invalidateQueries({ queryKey: dialoguesKey(user_id) });
  }

  return {
    ...shown,
    trouble,
    say: (line) => goOn(engine.hear(latest.current.content.state, line), line.text ?? ''),
    correct: (spot, text) => goOn(engine.edit(latest.current.content.state, spot, text), text),
    isSaving,
    finish: async () => {
      const { content, turn } = latest.current;
      setSaving(true);
      try {
        const saved = savedJsaOf(content, turn.document);
        const author = { userId: user_id, personId: person_id ?? user_id };
        await outbox.add(
          savedJsaOutboxKind.toItem({ saveId: content.saveId, jsaId: id, saved }, author),
        );
        await forget();
        return true;
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        setTrouble(error.trouble);
        return false;
      } finally {
        setSaving(false);
      }
    },
    discard: forget,
  };
}
