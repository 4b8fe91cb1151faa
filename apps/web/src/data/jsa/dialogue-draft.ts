import type { Told } from '@muster/contract/jsa';
import type { Retention } from '@muster/contract/retention';
import type { JsaState } from '@muster/domain/jsa/jsa-state';
import type { Draft } from '../storage/device-database.ts';

/** Of a dialogue's draft. Never changes: it is kept on devices. */
export const dialogueKind = 'jsa_dialogue';

/** What was said, by whom, RFC 3339. */
export type SaidLine = {
  readonly who: 'sarah' | 'person';
  readonly text: string;
  readonly at: string;
  /** Of a spoken answer: the id of its recording, where one is kept. */
  readonly clip?: string;
  /** What became of the language model's suggestion that a person's line repeats. */
  readonly suggestion?: 'accepted' | 'rejected';
};

/** A dialogue with Sarah that is not finished, as it is kept after every turn. */
export type DialogueContent = {
  readonly v: 1;
  /** Of the saving that will end it; chosen at the start, so that it is saved once. */
  readonly saveId: string;
  readonly projectId: string | null;
  readonly copiedFrom: string | null;
  /** When the talk began, RFC 3339. */
  readonly startedAt: string;
  /** The company lets speech go to the server. Absent in drafts of older versions. */
  readonly mayUseServer?: boolean;
  /** For how many days the company keeps spoken answers as sound; null or absent: it does not, or until signed. */
  readonly audioDays?: number | null;
  /** It keeps them until everyone has signed. */
  readonly isAudioUntilSigned?: boolean;
  /** That the person was told so before the first recording of the talk. Absent in drafts of older versions. */
  readonly told?: Told;
  /** The company allows suggestions of a language model. */
  readonly maySuggest?: boolean;
  /** It lets a language model say where an answer belongs. */
  readonly mayFile?: boolean;
  readonly state: JsaState;
  readonly said: readonly SaidLine[];
};

/** How long the company keeps spoken answers as sound; null: it does not. */
export function audioPeriodOf(content: DialogueContent): Retention['voice_audio'] | null {
  if (content.isAudioUntilSigned === true) return { until: 'signed' };
  return typeof content.audioDays === 'number' ? { days: content.audioDays } : null;
}

/**
 * A draft as some version of the app kept it: `readState` of the engine makes of its state what this one works with.
 * The engine is large, and lists of drafts do without it.
 */
export type KeptDialogue = Omit<DialogueContent, 'state'> & {
  readonly state: {
    readonly version: number;
    readonly facts: { readonly task: string };
    readonly context: { readonly project: string };
  };
};

/** Null for what another version of the app kept in another form. */
export function dialogueOf({ kind, content }: Draft): KeptDialogue | null {
  return kind === dialogueKind && isDialogue(content) ? content : null;
}

/** The device wrote it, in one piece: its versions say the rest. */
function isDialogue(content: unknown): content is KeptDialogue {
  return (
    typeof content === 'object' &&
    content !== null &&
    'v' in content &&
    content.v === 1 &&
    'state' in content &&
    typeof content.state === 'object' &&
    content.state !== null &&
    'version' in content.state &&
    (content.state.version === 1 || content.state.version === 2)
  );
}
