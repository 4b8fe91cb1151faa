import { useLingui } from '@lingui/react/macro';
import type { Answers, Question } from '@muster/contract/checklists';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useKeepChange } from '../../../data/changes/use-kept-changes.ts';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { StorageError } from '../../../data/storage/connection.ts';
import { type Form, useForm } from '../../../kit/form/use-form.ts';
import { useSavedNotice } from '../../../kit/kept/use-saved-notice.ts';
import type { NewPhoto } from '../../../kit/photos/PhotosField.tsx';
import { sha256 } from '../../../platform/sha256.ts';
import { useChecklistWords } from '../use-checklist-words.ts';
import { useLiveChecklists } from '../use-live-checklists.ts';
import {
  answersOf,
  type ChecklistDraft,
  checklistOf,
  judgeDraft,
  photosOf,
} from './checklist-draft.ts';
import { type BegunChecklist, begunKey, checklistDraftsOf } from './kept-draft.ts';

/** Which record an answered checklist is, on the screens and in the outbox. */
export const checklistRecord = (id: string): string => `checklist:${id}`;

const saveAfterMs = 300;

export type ChecklistForm = {
  readonly form: Form<ChecklistDraft>;
  /** Ids of questions. */
  readonly incomplete: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** The device has no room for what is typed. */
  readonly isKept: boolean;
};

/** The checklist that is being filled in: on the device at every change, sent once it is whole. */
export function useChecklistForm(id: string, begun: BegunChecklist): ChecklistForm {
  const { t } = useLingui();
  const words = useChecklistWords();
  const navigate = useNavigate();
  const { clock } = useData();
  const { company_id } = useIdentity();
  const keep = useKeepChange({ onSettled: useLiveChecklists() });
  const saySaved = useSavedNotice();
  const { questions } = begun;
  const form = useForm({
    stored: begun.draft,
    fields: {
      project_id: { label: t`Project`, wrong: t`Choose a project.` },
      answers: {
        label: t`Answers`,
        show: (answers) => typedText(questions, answersOf(questions, answers), words.text),
      },
    },
    schema: z.custom<ChecklistDraft>().check(({ value, issues }) => {
      const wrong = judgeDraft(questions, value.answers).incomplete.map((each) => [
        'answers',
        each,
      ]);
      if (value.project_id === null) wrong.unshift(['project_id']);
      for (const path of wrong) issues.push({ code: 'custom', input: value, path });
    }),
    save: async (draft, _, typed) => {
      const photos = photosOf(questions, draft.answers);
      const checklist = checklistOf(draft, {
        template_id: begun.template_id,
        revision: begun.revision,
        questions,
        language: words.language,
        made_at: new Date(clock.nowMs()).toISOString(),
        files: await Promise.all(photos.map(fileOf)),
      });
      if (checklist === null) throw new Error('The form let a checklist pass without a project');
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
    },
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

/** Keeps what is typed on the device, shortly after each change and when the page is left. */
function useKeptDraft(id: string, begun: BegunChecklist, values: ChecklistDraft) {
  const { drafts, queryClient } = useData();
  const { user_id } = useIdentity();
  const [isKept, setKept] = useState(true);
  const latest = useRef({ values, kept: begun.draft, photos: new Set<string>(), isOver: false });
  const chain = useRef(Promise.resolve());
  const store = checklistDraftsOf(drafts, user_id);

  /** One after the other, each with what is typed by then. */
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
          // The list of what was begun may be on the screen by now.
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
        // It is offered once more, and sent under the same id.
        if (!(error instanceof StorageError)) throw error;
      });
    },
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

/** What was typed, for when the server refuses it. */
function typedText(
  questions: readonly Question[],
  answers: Answers,
  text: (both: Question['text']) => string,
): string {
  return questions
    .flatMap((question) => {
      const { value, note, name } = answers[question.id] ?? {};
      const said = [value, note, name].filter(
        (part) => typeof part === 'string' || typeof part === 'number',
      );
      return said.length === 0 ? [] : [`${text(question.text)}: ${said.join(', ')}`];
    })
    .join('\n');
}
