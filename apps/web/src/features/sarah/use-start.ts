import type { Language } from '@muster/domain/languages';
import { useRouter } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { type DialogueContent, dialogueKind } from '../../data/jsa/dialogue-draft.ts';
import { dialoguesKey } from '../../data/jsa/use-unfinished-dialogues.ts';
import { type StartPapers, papersForDialogue } from './start-context.ts';
import { randomId } from '../../platform/random-id.ts';

export type StartFacts = {
  /** As it is chosen now: it may change while the talk starts. */
  readonly lang: () => Language;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly crew: readonly string[];
  readonly papers: StartPapers;
};

/** Puts a new dialogue on the device and opens it. Throws `StorageError`. */
export function useStart() {
  const { drafts, clock } = useData();
  const { user_id } = useIdentity();
  const router = useRouter();
  const queryClient = useQueryClient();

  return async ({ lang, project, crew, papers }: StartFacts): Promise<void> => {
    const id = randomId();
    const page = { to: '/sarah-jsa/$draftId', params: { draftId: id } } as const;
    // With the page at hand, nothing can be chosen between the last look at the language and the talk.
    const [{ engine }] = await Promise.all([import('./engine.ts'), router.preloadRoute(page)]);
    const voice = papers.context?.voice;
    const keepsAudio = voice?.keep_audio === true;
    const startedAt = new Date(clock.nowMs()).toISOString();
    let chosen: Language;
    do {
      chosen = lang();
      const { state, say } = engine.start(chosen, {
        project: project?.name ?? '',
        crew,
        ...papersForDialogue(papers, clock.nowMs()),
      });
      const content: DialogueContent = {
        v: 1,
        saveId: randomId(),
        projectId: project?.id ?? null,
        copiedFrom: papers.previous?.id ?? null,
        startedAt,
        mayUseServer: voice?.server_speech ?? false,
        maySuggest: voice?.suggestions ?? false,
        mayFile: voice?.filing ?? false,
        audioDays: keepsAudio ? (voice.audio_days ?? null) : null,
        isAudioUntilSigned: keepsAudio && voice.audio_until_signed === true,
        state,
        said: [{ who: 'sarah', text: say, at: startedAt }],
      };
      await drafts.keep({ userId: user_id, id, kind: dialogueKind, content });
    } while (lang() !== chosen);
    void queryClient.invalidateQueries({ queryKey: dialoguesKey(user_id) });
    await router.navigate(page);
  };
}
