import type { Identity } from '@muster/contract';
import { QueryObserver } from '@tanstack/react-query';
import { myClockQuery } from '../../data/clock/my-clock-query.ts';
import { pendingPunches } from '../../data/clock/pending-punches.ts';
import { predictClock } from '../../data/clock/predict-clock.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { throttle } from '../../data/realtime/throttle.ts';
import { missingClockOuts } from '../../features/clock/answer/needed-answers.ts';
import { myCrewPunchesQuery } from '../../features/clock/crew/my-crew-punches-query.ts';
import type { CountedData, CountSource } from '../nav/count-source.ts';

/** Between polls while the app is open and nothing else triggers a read. */
const askAgainMs = 10 * 60_000;
const pauseMs = 5000;

/** Questions that only the person can answer about their own time: crew punches and missing clock-outs. */
function answerCount(place: string, isFor: CountSource['isFor']): CountSource {
  return { place, isFor, follow: followAnswers };
}

/** Employees answer on the clock, people in charge on the page of their own time. */
export const answerCounts: readonly CountSource[] = [
  answerCount(
    '/dashboard#answers',
    ({ role, person_id }) => role === 'employee' && person_id !== null,
  ),
  answerCount(
    '/time#answers',
    ({ role, person_id }) => (role === 'supervisor' || role === 'admin') && person_id !== null,
  ),
];

function followAnswers(
  data: CountedData,
  identity: Identity,
  report: (count: number) => void,
): () => void {
  const { platform, outbox, realtime, queryClient, snapshots } = data;
  const { user_id, person_id } = identity;
  const clock = myClockQuery(user_id);
  const crewPunches = myCrewPunchesQuery(user_id);
  const observe = <T>(query: SnapshotQuery<T>) =>
    new QueryObserver(queryClient, {
      queryKey: query.queryKey,
      queryFn: () => snapshots.fetch(query),
      refetchInterval: askAgainMs,
    });
  const mine = observe(clock);
  const crew = observe(crewPunches);

  const tell = () => {
    const server = mine.getCurrentResult().data?.data;
    const asked = crew.getCurrentResult().data?.data;
    if (server === undefined || asked === undefined) return;
    const known = new Set(server.punches.map(({ id }) => id));
    const pending = pendingPunches(outbox.view().items, person_id ?? '', known);
    const predicted = predictClock(server, pending, data.clock.nowMs());
    report(missingClockOuts(predicted, server.decisions) + asked.punches.length);
  };
  const askAnew = throttle(platform.clock, pauseMs, () => {
    if (!platform.visibility.isVisible()) return;
    for (const { queryKey } of [clock, crewPunches]) void queryClient.refetchQueries({ queryKey });
  });
  const stops = [
    mine.subscribe(tell),
    crew.subscribe(tell),
    outbox.subscribe(tell),
    realtime.join(`person:${person_id}:clock`, () => askAnew.hear(null)),
    platform.visibility.subscribe((isVisible) => {
      if (isVisible) askAnew.hear(null);
    }),
    askAnew.cancel,
  ];
  tell();
  return () => {
    for (const stop of stops) stop();
  };
}
