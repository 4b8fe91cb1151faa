import {
  answerSchemas,
  checklistAnswerSchema,
  type ChecklistPage,
  type Question,
} from '@muster/contract/checklists';
import type { PdfDocument } from '@muster/contract/pdf';
import { isFailed } from '@muster/domain/checklists/judge-checklist';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { timeWithArrival } from '../time-with-arrival.ts';
import { checklistWords } from './checklist-words.ts';
import { readPhotos } from './read-photos.ts';
import { signatureDrawing } from './signature-drawing.ts';

type Asked = Extract<PdfDocument, { kind: 'checklist' }>;
type Words = (typeof checklistWords)['en' | 'es'];
type Checklist = ChecklistPage['checklist'];

const mostPhotos = 10;

/** An answered checklist: questions and answers, then photos and signatures, as the caller's screen reads it. */
export async function checklistContent(
  { checklist_id }: Asked,
  making: Making,
): Promise<PdfContent> {
  const { language } = making;
  const words = checklistWords[language];
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_checklist($1::uuid) as answer',
    [checklist_id],
  );
  const { checklist } = okOrRefuse(checklistAnswerSchema.parse(row?.answer));
  const { pictures, shown } = await readPhotos(checklist.photos, making, mostPhotos);
  const signatures = signaturesOf(checklist, language);
  return {
    template: 'checklist',
    fileName: `muster-checklist-${checklist.made_at.slice(0, 10)}`,
    title: checklist.title[language],
    subtitle: [checklist.project?.name, checklist.equipment?.name]
      .filter((name) => name !== undefined)
      .join(' · '),
    isLandscape: false,
    data: {
      facts: [
        ...(checklist.project === null ? [] : [[words.project, checklist.project.name]]),
        ...(checklist.equipment === null ? [] : [[words.equipment, checklist.equipment.name]]),
        [words.author, checklist.author.name],
        [words.made, timeWithArrival(checklist.made_at, checklist, making)],
        [words.result, words.problems(checklist.failed_count)],
        ...(checklist.hazards.length === 0
          ? []
          : [[words.hazards, checklist.hazards.map(({ number }) => `#${number}`).join(', ')]]),
      ],
      answers: checklist.questions.map((question) => [
        question.text[language],
        answerText(question, checklist, making, words),
        noteText(checklist.answers[question.id], words),
      ]),
      photos: shown,
      signatures: signatures.shown,
      words: {
        ...making.words.common,
        header: words.header,
        photos: words.photos,
        signatures: words.signatures,
      },
    },
    pictures: { ...pictures, ...signatures.pictures },
  };
}

function answerText(
  question: Question,
  { answers }: Checklist,
  { language, times }: Making,
  words: Words,
): string {
  const given = answers[question.id];
  if (given === undefined) return words.unanswered;
  const marked = (text: string) => (isFailed(question, given) ? words.failed(text) : text);
  switch (question.kind) {
    case 'yes_no': {
      const answer = answerSchemas.yes_no.safeParse(given).data;
      return answer === undefined ? '' : marked(words.values[answer.value]);
    }
    case 'number': {
      const answer = answerSchemas.number.safeParse(given).data;
      if (answer === undefined) return '';
      return marked([times.number(answer.value / 1000), question.unit].filter(Boolean).join(' '));
    }
    case 'choice':
      return (
        question.choices[answerSchemas.choice.safeParse(given).data?.value ?? -1]?.[language] ?? ''
      );
    case 'text':
      return answerSchemas.text.safeParse(given).data?.value ?? '';
    case 'photo':
      return words.photoCount(answerSchemas.photo.safeParse(given).data?.photos.length ?? 0);
    case 'signature':
      return answerSchemas.signature.safeParse(given).data?.name ?? '';
    case 'sign_in':
      return words.signed(answerSchemas.sign_in.safeParse(given).data?.people.length ?? 0);
  }
}

function noteText(answer: Checklist['answers'][string] | undefined, words: Words): string {
  const { note, photos } = answer ?? {};
  return [
    typeof note === 'string' ? note : null,
    // Photos that are an answer themselves are counted there.
    'value' in (answer ?? {}) && Array.isArray(photos) && photos.length > 0
      ? words.photoCount(photos.length)
      : null,
  ]
    .filter((part) => part !== null)
    .join('\n');
}

function signaturesOf({ questions, answers }: Checklist, language: Making['language']) {
  const pictures: Record<string, Uint8Array> = {};
  const shown = questions.flatMap((question) => {
    const given = answers[question.id];
    const people =
      question.kind === 'signature'
        ? [answerSchemas.signature.safeParse(given).data]
        : question.kind === 'sign_in'
          ? (answerSchemas.sign_in.safeParse(given).data?.people ?? [])
          : [];
    return people
      .filter((one) => one !== undefined)
      .map(({ name, drawing }, at) => {
        const drawn = signatureDrawing(drawing);
        const path = `pictures/signature-${question.id}-${at}.svg`;
        if (drawn !== null) pictures[path] = drawn;
        return { drawing: drawn === null ? null : path, name, how: question.text[language] };
      });
  });
  return { pictures, shown };
}
