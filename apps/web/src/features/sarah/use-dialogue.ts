import type { JsaSuggestion } from '@muster/contract/suggestions';
import type { Spot } from '@muster/domain/jsa/edit';
import type { JsaState, Line, Turn } from '@muster/domain/jsa/jsa-state';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import {
  type DialogueContent,
  dialogueKind,
  type SaidLine,
} from '../../data/jsa/dialogue-draft.ts';
import { clipsOf } from '../../data/jsa/clip-drafts.ts';
import { savedJsaOutboxKind } from '../../data/jsa/saved-jsa-kind.ts';
import { dialoguesKey } from '../../data/jsa/use-unfinished-dialogues.ts';
import type { FileDraft } from '../../data/outbox/outbox-draft.ts';
import { StorageError, type StorageTrouble } from '../../data/storage/connection.ts';
import { randomId } from '../../platform/random-id.ts';
import { engine } from './engine.ts';
import { toldOnDevice } from './recording-notice.ts';
import { savedJsaOf } from './saved-document.ts';
import { takenAnswer } from './taken-answer.ts';

export type Dialogue = {
  readonly content: DialogueContent;
  readonly turn: Turn;
  /** The last answer, if the screen has to confirm that it was taken. */
  readonly taken: string | null;
  /** The reason why the last turn couldn't be saved on the device; null if it was. */
  readonly trouble: StorageTrouble | null;
  /** Sends her a line, with its recording if sound is kept. She answers once the line is saved on the device. */
  readonly say: (line: Line, sound?: Promise<Blob | null> | null) => void;
  /** Edits an item of the document; an empty text removes it. */
  readonly correct: (spot: Spot, text: string) => void;
  /** Applies a tap on a mark or on the tray. It says nothing, and she continues. */
  readonly tap: (change: (state: JsaState) => Turn) => void;
  /** Accepts a suggestion into the document, or rejects it. Both are recorded. */
  readonly decide: (suggestion: JsaSuggestion, isAccepted: boolean) => void;
  readonly isSaving: boolean;
  /** Hands the document to the outbox. Resolves to true if that worked. */
  readonly finish: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
};

type Moment = Pick<Dialogue, 'content' | 'turn' | 'taken'>;

/**
 * Runs one dialogue from where it was. Every turn is saved on disk before it is shown, so nothing is lost if the app is
 * killed.
 */
export function useDialogue(id: string, stored: DialogueContent): Dialogue {
  const { drafts, outbox, clock, platform } = useData();
  const { user_id, person_id, company_id } = useIdentity();
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<Moment>(() => ({
    content: stored,
    turn: engine.resume(stored.state),
    taken: null,
  }));
  const latest = useRef(shown);
  const [trouble, setTrouble] = useState<StorageTrouble | null>(null);
  const [isSaving, setSaving] = useState(false);

  const clips = clipsOf(drafts, user_id);
  /** Recordings that are still being saved. */
  const [storing] = useState(() => new Set<Promise<void>>());

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

  /** Starts saving a spoken answer and returns the id under which it is saved. */
  function keepSound(sound: Promise<Blob | null>): string {
    const clip = randomId();
    const work = sound
      .then((blob) => (blob === null ? undefined : clips.keep(clip, id, blob)))
      .finally(() => storing.delete(work));
    storing.add(work);
    return clip;
  }

  function goOn(turn: Turn, heard: string, sound: Promise<Blob | null> | null = null): void {
    const { content, turn: before } = latest.current;
    const told = content.told ?? toldOnDevice(platform.localStore, user_id);
    // If she has nothing to say to it, the sound was no answer but, for example, her own voice.
    const isAnswer = sound !== null && told !== null && heard !== '' && turn.say !== '';
    const clip = isAnswer ? { clip: keepSound(sound) } : {};
    const at = new Date(clock.nowMs()).toISOString();
    const lines: readonly SaidLine[] = [
      { who: 'person', text: heard, at, ...clip },
      { who: 'sarah', text: turn.say, at },
    ];
    const said = [...content.said, ...lines.filter(({ text }) => text !== '')];
    const next = { ...content, state: turn.state, said, ...(isAnswer && { told }) };
    const isChanged = JSON.stringify(turn.document) !== JSON.stringify(before.document);
    void keep({ content: next, turn, taken: takenAnswer(said, isChanged) });
  }

  function decide(suggestion: JsaSuggestion, isAccepted: boolean): void {
    const at = new Date(clock.nowMs()).toISOString();
    const { content, turn } = latest.current;
    const next = isAccepted ? engine.acceptSuggestion(content.state, suggestion) : turn;
    const { text } = suggestion;
    const said: readonly SaidLine[] = [
      { who: 'person', text, at, suggestion: isAccepted ? 'accepted' : 'rejected' },
      ...(isAccepted ? [{ who: 'sarah' as const, text: next.say, at }] : []),
    ];
    void keep({
      content: { ...content, state: next.state, said: [...content.said, ...said] },
      turn: next,
      taken: null,
    });
  }

  async function add(
    content: DialogueContent,
    turn: Turn,
    recorded: readonly FileDraft[],
  ): Promise<void> {
    const saved = savedJsaOf(content, turn.document, new Set(recorded.map((file) => file.id)));
    const named = new Set(saved.transcript?.map(({ clip }) => clip));
    const files = recorded.filter((file) => named.has(file.id));
    const author = { userId: user_id, personId: person_id ?? user_id };
    const made = { saveId: content.saveId, jsaId: id, saved };
    await outbox.add(
      savedJsaOutboxKind.toItem(files.length === 0 ? made : { ...made, files }, author),
    );
  }

  async function forget(): Promise<void> {
    await clips.forget(id);
    await drafts.remove(user_id, id).catch((error: unknown) => {
      // The dialogue is offered once more and then saved under the same id.
      if (!(error instanceof StorageError)) throw error;
    });
    await queryClient.invalidateQueries({ queryKey: dialoguesKey(user_id) });
  }

  return {
    ...shown,
    trouble,
    say: (line, sound) =>
      goOn(engine.hear(latest.current.content.state, line), line.text ?? '', sound),
    correct: (spot, text) => goOn(engine.edit(latest.current.content.state, spot, text), text),
    tap: (change) => {
      const before = latest.current.content.state;
      const turn = change(before);
      // Don't repeat the same question aloud after every tap.
      goOn(turn.state.lastSay === before.lastSay ? { ...turn, say: '' } : turn, '');
    },
    decide,
    isSaving,
    finish: async () => {
      const { content, turn } = latest.current;
      setSaving(true);
      try {
        await Promise.all(storing);
        const files = company_id === null ? [] : await clips.files(id, company_id);
        try {
          await add(content, turn, files);
        } catch (error) {
          // The words matter more: drop the recordings if there is no room for both.
          const isFull = error instanceof StorageError && error.trouble === 'no_room';
          if (!isFull || files.length === 0) throw error;
          await add(content, turn, []);
        }
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
