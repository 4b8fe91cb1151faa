import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { StorageError } from '../../../data/storage/connection.ts';
import { valuesCheckedBy } from '../../../kit/form/form-schemas.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import { type ChecklistDraft, judgeDraft } from './checklist-draft.ts';
import { type BegunChecklist, begunKey, checklistDraftsOf } from './kept-draft.ts';
import { useChecklistFields } from './use-checklist-fields.ts';
import { useSendChecklist } from './use-send-checklist.ts';

const saveAfterMs = 300;

export type ChecklistForm = {
  readonly form: Form<ChecklistDraft>;
  /** Question ids. */
  readonly incomplete: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** False if the device has no room for what is typed. */
  readonly isKept: boolean;
};

/** The checklist being filled in: stored on the device at every change, and sent once it is complete. */
export function useChecklistForm(id: string, begun: BegunChecklist): ChecklistForm {
  const { t } = useLingui();
  const navigate = useNavigate();
  const send = useSendChecklist(id, begun);
  const saySaved = useSavedNotice();
  const { questions } = begun;
  const form = useForm({
    stored: begun.draft,
    fields: useChecklistFields(questions),
    schema: valuesCheckedBy(({ project_id, answers }: ChecklistDraft) => [
      ...(project_id === null && !begun.is_private ? ['project_id'] : []),
      ...judgeDraft(questions, answers).incomplete.map((each) => ['answers', each]),
    ]),
    save: (draft, _, typed) => send(draft, typed),
    onSaved: async (made) => {
      await draft.forget();
      saySaved(made, { id: 'checklist', title: t`Checklist sent` });
      return navigate({ to: '/construction/checklists/$id', params: { id }, replace: true });
    },
  });
  const draft = useKeptDraft(id, begun, form.values);
  return {
    form,
    incomplete: new Set(
      form.wrongPaths.flatMap(([field, question]) =>
        field === 'answers' && typeof question === 'string' ? [question] : [],
      ),
    ),
    failed: new Set(judgeDraft(questions, form.values.answers).failed),
    isKept: draft.isKept,
  };
}

/** Stores what is typed on the device, shortly after each change and when the page is left. */
function useKeptDraft(id: string, begun: BegunChecklist, values: ChecklistDraft) {
  const { drafts, queryClient } = useData();
  const { user_id } = useIdentity();
  const [isKept, setKept] = useState(true);
  const latest = useRef({ values, kept: begun.draft, photos: new Set<string>(), isOver: false });
  const chain = useRef(Promise.resolve());
  const store = checklistDraftsOf(drafts, user_id);

  /** Writes run one after the other, each with the latest input. */
  const write = useRef(() => Promise.resolve());
  useEffect(() => {
    latest.current.values = values;
    write.current = () => {
      chain.current = chain.current.then(async () => {
        const now = latest.current;
        if (now.isOver || now.kept === now.values) return;
        const { values: typed } = now;
        try {
          now.photos = new Set(await store.keep(id, { ...begun, draft: typed }, now.photos));
          now.kept = typed;
          setKept(true);
          // The list of unfinished checklists may be on the screen by now.
          void queryClient.invalidateQueries({ queryKey: begunKey(user_id) });
        } catch (error) {
          if (!(error instanceof StorageError)) throw error;
          setKept(false);
        }
      });
      return chain.current;
    };
  });
  useEffect(() => {
    if (values === latest.current.kept) return;
    const timer = setTimeout(() => void write.current(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    const flush = () => void write.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    isKept,
    forget: async () => {
      latest.current.isOver = true;
      await chain.current;
      await store.forget(id).catch((error: unknown) => {
        // The draft stays: it will be offered again, and sent under the same id.
        if (!(error instanceof StorageError)) throw error;
      });
    },
  };
}
