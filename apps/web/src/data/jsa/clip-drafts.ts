import { voiceClips } from '@muster/contract/jsa';
import type { Drafts } from '../drafts/drafts.ts';
import type { FileDraft } from '../outbox/outbox-draft.ts';
import { StorageError } from '../storage/connection.ts';
import type { Draft } from '../storage/device-database.ts';

/**
 * Kind of the draft of a recorded answer that waits for the end of its dialogue. Never changes: it is stored
 * on devices.
 */
const clipKind = 'jsa_clip';

type ClipContent = {
  readonly v: 1;
  readonly dialogueId: string;
  readonly mimeType: string;
  readonly bytes: ArrayBuffer;
};

type Clips = {
  /** Stores a recording on the disk; one that doesn't fit or is too large is dropped. */
  keep(id: string, dialogueId: string, sound: Blob): Promise<void>;
  /** Returns the recordings of a dialogue as files of its JSA. */
  files(dialogueId: string, companyId: string): Promise<readonly FileDraft[]>;
  forget(dialogueId: string): Promise<void>;
};

export function clipsOf(drafts: Drafts, userId: string): Clips {
  const ofDialogue = async (dialogueId: string) =>
    (await drafts.list(userId, clipKind)).flatMap((draft) => {
      const content = clipOf(draft);
      return content?.dialogueId === dialogueId ? [{ id: draft.id, content }] : [];
    });
  return {
    keep: async (id, dialogueId, sound) => {
      const isKept = voiceClips.mimeTypes.some((type) => type === sound.type);
      if (!isKept || sound.size > voiceClips.mostBytes) return;
      const content: ClipContent = {
        v: 1,
        dialogueId,
        mimeType: sound.type,
        bytes: await sound.arrayBuffer(),
      };
      await drafts.keep({ userId, id, kind: clipKind, content }).catch(unlessStorage);
    },
    files: async (dialogueId, companyId) => {
      const kept = await ofDialogue(dialogueId).catch(unlessStorage);
      return (kept ?? []).map(({ id, content: { mimeType, bytes } }) => ({
        id,
        purpose: 'voice',
        bytes: new Blob([bytes], { type: mimeType }),
        bucket: voiceClips.bucket,
        path: `${companyId}/${dialogueId}/${id}`,
      }));
    },
    forget: async (dialogueId) => {
      for (const { id } of (await ofDialogue(dialogueId).catch(unlessStorage)) ?? []) {
        await drafts.remove(userId, id).catch(unlessStorage);
      }
    },
  };
}

/** The text is what counts; a recording that the device can't store must not stop a talk. */
function unlessStorage(error: unknown): undefined {
  if (!(error instanceof StorageError)) throw error;
}

function clipOf({ content }: Draft): ClipContent | null {
  return isClip(content) ? content : null;
}

/** The device wrote it in one piece, so its version is enough to check. */
function isClip(content: unknown): content is ClipContent {
  return (
    typeof content === 'object' &&
    content !== null &&
    'v' in content &&
    content.v === 1 &&
    'bytes' in content &&
    content.bytes instanceof ArrayBuffer
  );
}
