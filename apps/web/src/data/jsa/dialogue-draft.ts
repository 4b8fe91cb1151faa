import type { Told } from '@muster/contract/jsa';
import type { Retention } from '@muster/contract/retention';
import type { JsaState } from '@muster/domain/jsa/jsa-state';
import type { Draft } from '../storage/device-database.ts';

/** Kind of a dialogue's draft. Never changes: it is stored on devices. */
export const dialogueKind = 'jsa_dialogue';

/** One line of the dialogue, with its speaker and its time (RFC 3339). */
export type SaidLine = {
  readonly who: 'sarah' | 'person';
  readonly text: string;
  readonly at: string;
  /** The id of a spoken answer's recording, if one is stored. */
  readonly clip?: string;
  /** The person's response to a language model's suggestion, on the line that repeats it. */
  readonly suggestion?: 'accepted' | 'rejected';
};

/** An unfinished dialogue with Sarah, stored after every turn. */
export type DialogueContent = {
  readonly v: 1;
  /** Id of the save that will end it; chosen at the start, so that it is saved only once. */
  readonly saveId: string;
  readonly projectId: string | null;
  readonly copiedFrom: string | null;
  /** When the talk began, RFC 3339. */
  readonly startedAt: string;
  /** Whether the company lets speech be sent to the server. Absent in drafts of older versions. */
  readonly mayUseServer?: boolean;
  /**
   * The number of days that the company keeps recordings of spoken answers; null or absent if it keeps none,
   * or keeps them until signed.
   */
  readonly audioDays?: number | null;
  /** The company keeps recordings until everyone has signed. */
  readonly isAudioUntilSigned?: boolean;
  /**
   * The notice about recordings that the person saw before the first one. Absent in drafts of older versions.
   */
  readonly told?: Told;
  /** The company allows suggestions of a language model. */
  readonly maySuggest?: boolean;
  /** The company lets a language model decide where an answer belongs. */
  readonly mayFile?: boolean;
  readonly state: JsaState;
  readonly said: readonly SaidLine[];
};

/** Returns how long the company keeps recordings of spoken answers; null if it keeps none. */
export function audioPeriodOf(content: DialogueContent): Retention['voice_audio'] | null {
  if (content.isAudioUntilSigned === true) return { until: 'signed' };
  return typeof content.audioDays === 'number' ? { days: content.audioDays } : null;
}

/**
 * A draft as stored by some version of the app: the engine's `readState` converts its state to this
 * version's. The engine is large, so lists of drafts do without it.
 */
export type KeptDialogue = Omit<DialogueContent, 'state'> & {
  readonly state: {
    readonly version: number;
    readonly facts: { readonly task: string };
    readonly context: { readonly project: string };
  };
};

/** Returns the dialogue in a draft; null if another version of the app stored it in a different form. */
export function dialogueOf({ kind, content }: Draft): KeptDialogue | null {
  return kind === dialogueKind && isDialogue(content) ? content : null;
}

/** The device wrote it in one piece, so its versions are enough to check. */
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
