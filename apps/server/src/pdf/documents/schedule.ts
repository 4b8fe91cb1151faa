import type { PdfDocument } from '@muster/contract/pdf';
import { type Board, boardAnswerSchema, type BoardShift } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { scheduleWords } from './schedule-words.ts';

type Asked = Extract<PdfDocument, { kind: 'schedule' }>;
type Words = (typeof scheduleWords)['en' | 'es'];
type Seen = NonNullable<BoardShift['published']>;

/**
 * A week as people see it, with a line for each person, for a wall or for people without a login. Drafts are left out.
 */
export async function scheduleContent(
  { from, crew_id }: Asked,
  making: Making,
): Promise<PdfContent> {
  const words = scheduleWords[making.language];
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
  const to = days.at(-1) ?? from;
  const [row] = await making.read<{ answer: unknown }>(
    'select public.board_shifts($1::date, $2::date) as answer',
    [from, to],
  );
  const board = okOrRefuse(boardAnswerSchema.parse(row?.answer));
  const seen = board.shifts
    .flatMap(({ published }) => published ?? [])
    .filter(({ crew_id: crew }) => crew_id === null || crew === crew_id)
    .filter(({ starts_local }) => days.includes(starts_local.slice(0, 10)))
    .toSorted((one, other) => (one.starts_local < other.starts_local ? -1 : 1));
  const crew = board.crews.find(({ id }) => id === crew_id)?.name ?? words.allCrews;
  return {
    template: 'schedule',
    fileName: 'muster-schedule',
    title: words.title,
    subtitle: `${crew} · ${making.times.period(from, to)}`,
    isLandscape: true,
    data: {
      header: [words.person, ...days.map(making.times.weekday)],
      rows: linesOf(board, seen, making, words).map(([name, shifts]) => [
        name,
        ...days.map((day) =>
          shifts
            .filter(({ starts_local }) => starts_local.startsWith(day))
            .map((shift) => describe(shift, board, making, words))
            .join('\n\n'),
        ),
      ]),
      words: { ...making.words.common, none: words.none },
    },
  };
}

/** Sorts people by name, with open shifts last. */
function linesOf(
  board: Board,
  seen: readonly Seen[],
  { language }: Making,
  words: Words,
): readonly (readonly [name: string, shifts: readonly Seen[]])[] {
  const names = new Map(board.people.map(({ person_id, name }) => [person_id, name]));
  const byName = new Intl.Collator(language);
  const people = [...Map.groupBy(seen, ({ person_id }) => person_id)]
    .flatMap(([id, shifts]) => (id === null ? [] : [[names.get(id) ?? '–', shifts] as const]))
    .toSorted(([one], [other]) => byName.compare(one, other));
  const open = seen.filter(({ person_id }) => person_id === null);
  return open.length === 0 ? people : [...people, [words.open, open]];
}

/** Formats a shift's local times, project and site. */
function describe(shift: Seen, board: Board, { times }: Making, words: Words): string {
  // A narrow column may break between start and end, but never between a time and its AM or PM.
  const time = (wall: string) =>
    times.timeOfDay(`${wall.slice(0, 16)}:00Z`, 'UTC').replaceAll(' ', '\u00a0');
  const project = board.projects.find(({ id }) => id === shift.project_id);
  const site = project?.sites.find(({ id }) => id === shift.site_id);
  return [
    `${time(shift.starts_local)} – ${time(shift.ends_local)}`,
    project?.name ?? words.noProject,
    site?.name,
    shift.note,
  ]
    .filter(Boolean)
    .join('\n');
}
