import type { TypedValue } from '../../../data/changes/kept-change.ts';
import { useKeepChange } from '../../../data/changes/use-kept-changes.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import { sha256 } from '../../../platform/sha256.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import { useLiveChecklists } from '../use-live-checklists.ts';
import { type ChecklistDraft, checklistOf, photosOf } from './checklist-draft.ts';
import type { BegunChecklist } from './kept-draft.ts';

/** Returns an answered checklist's record name, for the screens and the outbox. */
export const checklistRecord = (id: string): string => `checklist:${id}`;

/** Sends a filled-in checklist with its photos, once; without a network it waits on the device. */
export function useSendChecklist(id: string, begun: Omit<BegunChecklist, 'draft' | 'begun_at'>) {
  const words = useChecklistWords();
  const { clock } = useData();
  const { company_id } = useIdentity();
  const keep = useKeepChange({ onSettled: useLiveChecklists() });
  const { questions, is_private, template_id, revision } = begun;
  return async (draft: ChecklistDraft, typed: readonly TypedValue[]) => {
    const photos = photosOf(questions, draft.answers);
    const checklist = checklistOf(draft, {
      template_id,
      revision,
      questions,
      is_private,
      language: words.language,
      made_at: new Date(clock.nowMs()).toISOString(),
      files: await Promise.all(photos.map(fileOf)),
    });
    const files = photos.map((photo) => ({
      ...photo,
      purpose: 'photo',
      bucket: 'attachments',
      path: `${company_id ?? ''}/checklist/${id}/${photo.id}`,
    }));
    return keep.mutateAsync({
      about: checklistRecord(id),
      record: checklistRecord(id),
      change: 'save_checklist',
      parameters: { checklist_id: id, checklist },
      path: `/construction/checklists/${id}`,
      title: words.text(begun.title),
      typed,
      ...(files.length > 0 && { files }),
    });
  };
}

async function fileOf({ id, bytes }: NewPhoto) {
  return {
    id,
    mime_type: bytes.type,
    size: bytes.size,
    sha256: await sha256(await bytes.arrayBuffer()),
    caption: null,
  };
}
