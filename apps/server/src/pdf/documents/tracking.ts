import type { PdfDocument } from '@muster/contract/pdf';
import {
  ownNoticeAnswerSchema,
  trackingListAnswerSchema,
  type TrackedPerson,
  type TrackingList,
} from '@muster/contract/tracking';
import type { Language } from '@muster/domain/languages';
import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { trackingWords } from './tracking-words.ts';

/** Everyone's answer to the location notice and their phone, with problems listed first. */
export async function trackingContent(making: Making): Promise<PdfContent> {
  const { times } = making;
  const words = trackingWords[making.language];
  const list = await readList(making);
  const { coordinates, trail } = list;
  const oldest = [
    ...(coordinates.oldest_at === null
      ? []
      : [words.coordinates(times.instant(coordinates.oldest_at))]),
    ...(trail.oldest_at === null ? [] : [words.trailCoordinates(times.instant(trail.oldest_at))]),
  ];
  return {
    template: 'tracking',
    fileName: 'muster-tracking-compliance',
    title: words.listTitle,
    subtitle: [
      words.people(list.people.length),
      { off: words.off, punch: words.punchOnly, trail: words.trail }[list.mode],
      ...(oldest.length === 0 ? [words.noCoordinates] : oldest),
    ].join(' · '),
    isLandscape: true,
    data: {
      header: words.header,
      rows: list.people.map((person) => [
        person.name,
        person.crews.join(', '),
        answerOf(person, making),
        deviceOf(person, making),
        person.device === null ? '' : times.instant(person.device.last_contact_at),
        person.device === null ? '' : words.permissions[person.device.location_permission],
        person.problems.map((problem) => words.problems[problem]).join('\n'),
      ]),
    },
  };
}

/** The notice in both languages, to hang up; for admins, also the people who answered it. */
export async function noticeContent(
  { with_answers: withAnswers }: Extract<PdfDocument, { kind: 'location_notice' }>,
  making: Making,
): Promise<PdfContent> {
  const { times, language } = making;
  const words = trackingWords[language];
  const list = withAnswers ? await readList(making) : null;
  const notice = list?.notice ?? (await readNotice(making));
  const own = language === 'en' ? (['en', 'es'] as const) : (['es', 'en'] as const);
  return {
    template: 'location-notice',
    fileName: withAnswers ? 'muster-location-answers' : 'muster-location-notice',
    title: words.noticeTitle,
    subtitle: words.version(notice.version),
    isLandscape: false,
    data: {
      texts: own.map((each) => ({
        title: words.languages[each],
        text: each === 'en' ? notice.text_en : notice.text_es,
      })),
      answersTitle: words.whoAnswered,
      answerHeader: words.answerHeader,
      answers: byName(list?.people ?? [], language).map(
        ({ name, choice, version, chosen_at, way, answered_on: answeredOn }) => [
          name,
          words.answers[choice],
          version === null ? '' : String(version),
          chosen_at === null ? '' : times.instant(chosen_at),
          way === null ? '' : words.ways[way],
          answeredOn ? whereOf(answeredOn, words) : '',
        ],
      ),
    },
  };
}

function answerOf({ choice, chosen_at, way, version }: TrackedPerson, making: Making): string {
  const words = trackingWords[making.language];
  if (choice === 'none' || chosen_at === null || way === null || version === null)
    return words.answers[choice];
  const how = [words.version(version), words.ways[way]].join(' · ');
  return `${words.answers[choice]}, ${making.times.instant(chosen_at)}\n${how}`;
}

function whereOf(
  answeredOn: NonNullable<TrackedPerson['answered_on']>,
  { places }: (typeof trackingWords)[Language],
): string {
  if ('kiosk' in answeredOn) return answeredOn.kiosk;
  const { device, runs_in: runsIn } = answeredOn;
  return runsIn === 'unknown' ? device : `${places[runsIn]} ${device}`;
}

function deviceOf({ device, has_login }: TrackedPerson, making: Making): string {
  const words = trackingWords[making.language];
  if (device === null) return has_login ? words.noDevice : words.noLogin;
  const place = words.places[device.runs_in];
  return device.app_version === 'unknown' ? place : `${place} ${device.app_version}`;
}

function byName(people: readonly TrackedPerson[], language: Language): readonly TrackedPerson[] {
  const collator = new Intl.Collator(language);
  return people.toSorted((one, other) => collator.compare(one.name, other.name));
}

async function readList({ read }: Making): Promise<TrackingList> {
  const [row] = await read<{ answer: unknown }>('select public.list_tracking() as answer');
  return okOrRefuse(trackingListAnswerSchema.parse(row?.answer));
}

async function readNotice({ read }: Making) {
  const [row] = await read<{ answer: unknown }>('select public.my_location_notice() as answer');
  return okOrRefuse(ownNoticeAnswerSchema.parse(row?.answer));
}
