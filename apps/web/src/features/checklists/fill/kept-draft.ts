import type { BothLanguages, Question } from '@muster/contract/checklists';
import { questionSchema } from '@muster/contract/checklists';
import * as z from 'zod/mini';
import type { Drafts } from '../../../data/drafts/drafts.ts';
import { queryKey } from '../../../data/query/keys.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import type { ChecklistDraft } from './checklist-draft.ts';

/** Draft kinds for a checklist in progress and for its photos. Devices store them, so they must never change. */
const draftKind = 'checklist';
const photoKind = 'checklist_photo';

const strokeSchema = z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })) });
const both = z.object({ en: z.string(), es: z.string() });
const draftSchema = z.object({
  v: z.literal(1),
  template_id: z.uuid(),
  revision: z.int(),
  title: both,
  questions: z.array(questionSchema),
  project_id: z.nullable(z.uuid()),
  // Drafts from before these fields existed don't have them.
  equipment_id: z._default(z.nullable(z.uuid()), null),
  asks_call: z._default(z.boolean(), false),
  is_private: z._default(z.boolean(), false),
  begun_at: z.string(),
  answers: z.record(
    z.string(),
    z.object({
      value: z.string(),
      note: z.string(),
      photo_ids: z.array(z.string()),
      people: z.array(z.object({ name: z.string(), drawing: z.array(strokeSchema) })),
      hazardId: z.string(),
    }),
  ),
});

const photoSchema = z.object({
  v: z.literal(1),
  checklistId: z.string(),
  type: z.string(),
  bytes: z.instanceof(ArrayBuffer),
});

/** A checklist in progress, with the questions as they were at its start. */
export type BegunChecklist = {
  readonly template_id: string;
  readonly revision: number;
  readonly title: BothLanguages;
  readonly questions: readonly Question[];
  /** Visible only to the person answering and to admins. */
  readonly is_private: boolean;
  readonly begun_at: string;
  readonly draft: ChecklistDraft;
};

/** Query key of the checklists in progress on this device. */
export const begunKey = (userId: string) => queryKey(userId, 'checklist_drafts');

export type UnfinishedChecklist = {
  readonly id: string;
  readonly title: BothLanguages;
  readonly template_id: string;
  readonly savedAtMs: number;
};

export function checklistDraftsOf(drafts: Drafts, userId: string) {
  const photosOf = async (checklistId: string) =>
    (await drafts.list(userId, photoKind)).flatMap(({ id, content }) => {
      const read = photoSchema.safeParse(content);
      return read.success && read.data.checklistId === checklistId ? [{ id, ...read.data }] : [];
    });
  return {
    list: async (): Promise<readonly UnfinishedChecklist[]> =>
      (await drafts.list(userId, draftKind)).flatMap(({ id, savedAtMs, content }) => {
        const read = draftSchema.safeParse(content);
        if (!read.success) return [];
        const { title, template_id } = read.data;
        return [{ id, title, template_id, savedAtMs }];
      }),

    read: async (id: string): Promise<BegunChecklist | null> => {
      const kept = await drafts.read(userId, id);
      const read = draftSchema.safeParse(kept?.content);
      if (!read.success) return null;
      const photos = await photosOf(id);
      const { v: _, answers, project_id, equipment_id, asks_call, ...begun } = read.data;
      return {
        ...begun,
        draft: {
          project_id,
          equipment_id,
          asks_call,
          answers: Object.fromEntries(
            Object.entries(answers).map(([question, { photo_ids, ...answer }]) => [
              question,
              {
                ...answer,
                photos: photo_ids.flatMap((photoId): NewPhoto[] => {
                  const photo = photos.find((one) => one.id === photoId);
                  return photo === undefined
                    ? []
                    : [{ id: photoId, bytes: new Blob([photo.bytes], { type: photo.type }) }];
                }),
              },
            ]),
          ),
        },
      };
    },

    /** Writes each photo to the disk once, the answers at every change. */
    keep: async (
      id: string,
      { draft, ...begun }: BegunChecklist,
      keptPhotos: ReadonlySet<string>,
    ): Promise<ReadonlySet<string>> => {
      const photos = Object.values(draft.answers).flatMap((answer) => answer.photos);
      for (const photo of photos.filter((one) => !keptPhotos.has(one.id))) {
        const content = {
          v: 1,
          checklistId: id,
          type: photo.bytes.type,
          bytes: await photo.bytes.arrayBuffer(),
        } satisfies z.infer<typeof photoSchema>;
        await drafts.keep({ userId, id: photo.id, kind: photoKind, content });
      }
      const content = {
        v: 1,
        ...begun,
        questions: [...begun.questions],
        project_id: draft.project_id,
        equipment_id: draft.equipment_id,
        asks_call: draft.asks_call,
        answers: Object.fromEntries(
          Object.entries(draft.answers).map(([question, { photos: own, people, ...answer }]) => [
            question,
            {
              ...answer,
              photo_ids: own.map((photo) => photo.id),
              people: people.map(({ name, drawing }) => ({ name, drawing: [...drawing] })),
            },
          ]),
        ),
      } satisfies z.infer<typeof draftSchema>;
      await drafts.keep({ userId, id, kind: draftKind, content });
      const ids = new Set(photos.map((photo) => photo.id));
      for (const gone of keptPhotos) if (!ids.has(gone)) await drafts.remove(userId, gone);
      return ids;
    },

    forget: async (id: string): Promise<void> => {
      await drafts.remove(userId, id);
      for (const photo of await photosOf(id)) await drafts.remove(userId, photo.id);
    },
  };
}
