import { useQuery } from '@tanstack/react-query';
import { useData } from '../data-context.tsx';
import { useIdentity } from '../identity/use-account.ts';
import { dialogueKind, dialogueOf, type KeptDialogue } from './dialogue-draft.ts';

export type UnfinishedDialogue = {
  readonly id: string;
  readonly content: KeptDialogue;
  /** The device's clock, epoch milliseconds. */
  readonly savedAtMs: number;
};

export const dialoguesKey = (userId: string) => [userId, 'jsa_dialogues'] as const;

/** Dialogues that this person has started on this device, latest first; undefined while they are being read. */
export function useUnfinishedDialogues(): readonly UnfinishedDialogue[] | undefined {
  const { drafts } = useData();
  const { user_id } = useIdentity();
  const { data, isError } = useQuery({
    queryKey: dialoguesKey(user_id),
    queryFn: async () =>
      (await drafts.list(user_id, dialogueKind)).flatMap((draft) => {
        const content = dialogueOf(draft);
        return content === null ? [] : [{ id: draft.id, content, savedAtMs: draft.savedAtMs }];
      }),
    networkMode: 'always',
    gcTime: 0,
    retry: false,
  });
  return isError ? [] : data;
}
