import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { answerSchemas, type ChecklistPage, type Question } from '@muster/contract/checklists';
import { isFailed } from '@muster/domain/checklists/judge-checklist';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { FileStrip } from '../../kit/record/FileStrip.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Card } from '../../ui/Card.tsx';
import { SignatureImage } from '../../ui/signature/SignatureImage.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { PrivateNote } from './fill/PrivateParts.tsx';
import { ResultBadge } from './ResultBadge.tsx';
import { useChecklistWords } from './use-checklist-words.ts';

type Checklist = ChecklistPage['checklist'];
type AnsweredChecklistProps = { readonly checklist: Checklist; readonly isSent: boolean };

/** Each question as it was asked, with its answer. */
export function AnsweredChecklist({ checklist, isSent }: AnsweredChecklistProps) {
  const words = useChecklistWords();
  const times = useTimeWords();
  const { id, title, project, equipment, author, made_at, failed_count, hazards, questions } =
    checklist;
  return (
    <>
      <header className="space-y-3">
        <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
          <bdi>{words.text(title)}</bdi>
        </h1>
        {project !== null && (
          <p className="text-18 wrap-anywhere text-ink-2">
            <bdi>{project.name}</bdi>
          </p>
        )}
        {equipment !== null && (
          <Link
            to="/construction/equipment/$equipmentId"
            params={{ equipmentId: equipment.id }}
            className="inline-block wrap-anywhere underline underline-offset-2"
          >
            <bdi>{equipment.name}</bdi>
          </Link>
        )}
        {checklist.is_private && <PrivateNote />}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere text-ink-2">
          <ResultBadge failedCount={failed_count} />
          <bdi>{author.name}</bdi>
          <span>{times.dayAndTime(Date.parse(made_at), readerZone())}</span>
        </p>
        <ReceivedLate at={made_at} arrival={isSent ? checklist : undefined} />
        {isSent && (
          <PdfButton
            fileName={`muster-checklist-${made_at.slice(0, 10)}`}
            document={() => ({ kind: 'checklist', checklist_id: id })}
          />
        )}
      </header>
      {hazards.map((hazard) => (
        <Banner
          key={hazard.id}
          tone="attention"
          action={
            <Link
              to="/safety/$hazardId"
              params={{ hazardId: hazard.id }}
              className={buttonStyles({ size: 'sm' })}
            >
              <Trans>Show hazard</Trans>
            </Link>
          }
        >
          <Trans>This check reported hazard #{hazard.number}.</Trans>
        </Banner>
      ))}
      <Card isFlush>
        <dl className="divide-y divide-line">
          {questions.map((question) => (
            <div key={question.id} className="space-y-2 px-4 py-3 md:px-5">
              <dt className="text-14 wrap-anywhere text-ink-3">
                <bdi>{words.text(question.text)}</bdi>
              </dt>
              <dd className="space-y-2 wrap-anywhere">
                <AnswerView question={question} checklist={checklist} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  );
}

function AnswerView({
  question,
  checklist,
}: {
  readonly question: Question;
  readonly checklist: Checklist;
}): ReactNode {
  const { t } = useLingui();
  const words = useChecklistWords();
  const given = checklist.answers[question.id];
  if (given === undefined) {
    return (
      <span className="text-ink-3">
        <Trans>Not answered</Trans>
      </span>
    );
  }
  const photos = (ids: readonly string[]) => {
    const own = checklist.photos.filter((photo) => ids.includes(photo.id));
    return own.length > 0 && <FileStrip files={own} />;
  };
  const failed = isFailed(question, given);
  switch (question.kind) {
    case 'yes_no': {
      const answer = answerSchemas.yes_no.safeParse(given).data;
      if (answer === undefined) return null;
      return (
        <>
          <Said isFailed={failed} isNotApplicable={answer.value === 'na'}>
            {words.yesNo(answer.value)}
          </Said>
          <Note text={answer.note} />
          {photos(answer.photos)}
        </>
      );
    }
    case 'number': {
      const answer = answerSchemas.number.safeParse(given).data;
      if (answer === undefined) return null;
      const quantity = words.quantity(answer.value, question.unit);
      return (
        <>
          {failed ? (
            <Said isFailed>{quantity}</Said>
          ) : (
            <span className="tabular-nums">{quantity}</span>
          )}
          {failed && <p className="text-14 text-ink-3">{words.limits(question)}</p>}
          <Note text={answer.note} />
        </>
      );
    }
    case 'choice': {
      const choice = question.choices[answerSchemas.choice.safeParse(given).data?.value ?? -1];
      return choice !== undefined && <bdi>{words.text(choice)}</bdi>;
    }
    case 'text':
      return <Note text={answerSchemas.text.safeParse(given).data?.value ?? null} />;
    case 'photo':
      return photos(answerSchemas.photo.safeParse(given).data?.photos ?? []);
    case 'signature':
    case 'sign_in': {
      const one =
        question.kind === 'signature' ? answerSchemas.signature.safeParse(given).data : undefined;
      const people =
        one === undefined ? (answerSchemas.sign_in.safeParse(given).data?.people ?? []) : [one];
      return (
        <>
          {question.kind === 'sign_in' && (
            <p className="text-14 text-ink-3">
              <Plural value={people.length} one="# person signed" other="# people signed" />
            </p>
          )}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
            {people.map(({ name, drawing }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may have one name
              <li key={at} className="min-w-0">
                <SignatureImage drawing={drawing} label={t`Signature of ${name}`} />
                <bdi className="text-14">{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      );
    }
  }
}

function Said({
  isFailed: failed,
  isNotApplicable = false,
  children,
}: {
  readonly isFailed: boolean;
  readonly isNotApplicable?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <StatusBadge tone={failed ? 'danger' : isNotApplicable ? 'off' : 'done'} look="plain">
      {children}
    </StatusBadge>
  );
}

function Note({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <p className="whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    )
  );
}
