import type { Language } from '@muster/domain/languages';
import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type DialogueContent, dialogueKind } from '../../data/jsa/dialogue-draft.ts';
import { dialoguesKey } from '../../data/jsa/use-unfinished-dialogues.ts';
import { type StartPapers, papersForDialogue } from './start-context.ts';
import { randomId } from '../../platform/random-id.ts';

export type StartFacts = {
  readonly lang: Language;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly crew: readonly string[];
  readonly papers: StartPapers;
};

/** Puts a new dialogue on the device and opens it. Throws `StorageError`. */
export function useStart() {
  const { drafts, clock } = useData();
  const { user_id } = useIdentity();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async ({ lang, project, crew, papers }: StartFacts): Promise<void> => {
    const { engine } = await import('./engine.ts');
    const { state, say } = engine.start(lang, {
      project: project?.name ?? '',
      crew,
      ...papersForDialogue(papers, clock.nowMs()),
    });
    const startedAt = new Date(clock.nowMs()).toISOString();
    const content: DialogueContent = {
      v: 1,
      saveId: randomId(),
      projectId: project?.id ?? null,
      copiedFrom: papers.previous?.id ?? null,
      startedAt,
      mayUseServer: papers.context?.voice.server_speech ?? false,
      maySuggest: papers.context?.voice.suggestions ?? false,
      audioDays:
        papers.context?.voice.keep_audio === true
          ? (papers.context.voice.audio_days ?? null)
          : null,
      isAudioUntilSigned:
        papers.context?.voice.keep_audio === true &&
        papers.context.voice.audio_until_signed === true,
      state,
      said: [{ who: 'sarah', text: say, at: startedAt }],
    };
    const id = randomId();
    await drafts.keep({ userId: user_id, id, kind: dialogueKind, content });
    void queryClient.invalidateQueries({ queryKey: dialoguesKey(user_id) });
    await navigate({ to: '/sarah-jsa/$draftId', params: { draftId: id } });
  };
}
