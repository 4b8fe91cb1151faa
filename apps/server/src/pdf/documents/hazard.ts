import type { PdfDocument } from '@muster/contract/pdf';
import { hazardAnswerSchema, type HazardPage } from '@muster/contract/safety';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { timeWithArrival } from '../time-with-arrival.ts';
import { hazardWords } from './hazard-words.ts';
import { readPhotos } from './read-photos.ts';

type Asked = Extract<PdfDocument, { kind: 'hazard' }>;

const mostPhotos = 6;

/** One hazard report with its photos, actions and history, as the caller's screen reads it. */
export async function hazardContent({ hazard_id }: Asked, making: Making): Promise<PdfContent> {
  const { read, times } = making;
  const words = hazardWords[making.language];
  const [row] = await read<{ answer: unknown }>('select public.read_hazard($1::uuid) as answer', [
    hazard_id,
  ]);
  const { hazard, actions, timeline, photos } = okOrRefuse(hazardAnswerSchema.parse(row?.answer));
  const { pictures, shown } = await readPhotos(photos, making, mostPhotos);
  const due = (day: string, isOverdue: boolean) =>
    isOverdue ? `${times.day(day)} · ${words.overdue}` : times.day(day);
  return {
    template: 'hazard',
    fileName: `muster-hazard-${hazard.number}`,
    title: words.title(hazard.number),
    subtitle: [hazard.project?.name, hazard.place].filter(Boolean).join(' · '),
    isLandscape: false,
    data: {
      facts: factsOf(hazard, making, due(hazard.due_on, hazard.is_overdue)),
      what: hazard.what,
      immediate: hazard.immediate_action ?? '',
      photos: shown,
      actions: actions.map(({ what, assignee, due_on, is_overdue, state }) => [
        what,
        assignee?.name ?? words.none,
        due(due_on, is_overdue),
        words.actionStates[state],
      ]),
      actionHeader: words.actionHeader,
      history: timeline.map(({ at, kind, actor, comment, facts }) => [
        times.instant(at),
        [
          words.events[kind] ?? words.changed,
          // From the person who assigned it to the assignee.
          [actor?.name, facts.assignee?.name].filter(Boolean).join(' → '),
        ]
          .filter(Boolean)
          .join(' · '),
        [facts.what, comment].filter(Boolean).join(' · '),
      ]),
      historyHeader: words.historyHeader,
      words: {
        ...making.words.common,
        what: words.what,
        immediate: words.immediate,
        photos:
          photos.length > shown.length
            ? `${words.photos} (${words.morePhotos(photos.length - shown.length)})`
            : words.photos,
        actions: words.actions,
        history: words.history,
      },
    },
    pictures,
  };
}

function factsOf(
  hazard: HazardPage['hazard'],
  making: Making,
  due: string,
): readonly (readonly [string, string])[] {
  const words = hazardWords[making.language];
  const { residual_severity: severity, residual_likelihood: likelihood } = hazard;
  return [
    [words.risk, `${words.bands[hazard.band]} (${hazard.severity} × ${hazard.likelihood})`],
    [words.state, words.states[hazard.state]],
    [words.due, due],
    [words.project, hazard.project?.name ?? words.none],
    [words.place, hazard.place ?? words.none],
    [words.reported, timeWithArrival(hazard.reported_at, hazard, making)],
    [words.reporter, hazard.is_anonymous ? words.anonymous : (hazard.reporter?.name ?? words.none)],
    [words.assignee, hazard.assignee?.name ?? words.none],
    ...(severity === null || likelihood === null
      ? []
      : [[words.residual, `${severity} × ${likelihood}`] as const]),
    ...(hazard.resolved_by === null ? [] : [[words.resolvedBy, hazard.resolved_by.name] as const]),
    ...(hazard.verified_by === null ? [] : [[words.verifiedBy, hazard.verified_by.name] as const]),
  ];
}
