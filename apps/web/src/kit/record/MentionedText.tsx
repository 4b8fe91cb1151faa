import type { RecordPerson } from '@muster/contract/comments';
import { splitMentions } from './split-mentions.ts';

/** A text with the people who are mentioned in it set apart. */
export function MentionedText({
  text,
  people,
}: {
  readonly text: string;
  readonly people: readonly RecordPerson[];
}) {
  return splitMentions(
    text,
    people.map(({ name }) => name),
  ).map(({ at, part, isMention }) =>
    isMention ? (
      <strong key={at} className="font-medium text-choice-ink">
        {part}
      </strong>
    ) : (
      part
    ),
  );
}
