import type { Identity } from '@muster/contract';
import { QueryObserver } from '@tanstack/react-query';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { throttle } from '../../data/realtime/throttle.ts';
import { type CrewTopicKind, crewTopics } from '../../data/people/crew-topics.ts';
import { ledCrewsQuery } from '../../data/people/led-crews-query.ts';
import type { CountedData } from '../nav/count-source.ts';

/** The interval while the app is open and nothing else triggers a read. */
const askAgainMs = 10 * 60_000;
/** When whole crews clock in, a badge doesn't need an update for each person. */
const pauseMs = 5000;

/** Topics of the whole company: `company:<id>:<kind>`. */
const companyKinds = ['checklists', 'jsas', 'logs', 'orders'] as const;
type CompanyTopicKind = (typeof companyKinds)[number];

const isOfCompany = (kind: string): kind is CompanyTopicKind =>
  companyKinds.some((one) => one === kind);

/**
 * Keeps the reviews in `query` up to date no matter which page is open. Listens to the topics that the board uses (of
 * `kind`), or to a topic of the company or the person. A hidden page doesn't ask; it reads again when it becomes
 * visible. The returned function stops this.
 */
export function followReviews<Open>(
  { platform, queryClient, realtime, snapshots }: CountedData,
  identity: Identity,
  query: SnapshotQuery<Open>,
  report: (open: Open) => void,
  kind: CrewTopicKind | CompanyTopicKind | 'inbox' = 'clock',
): () => void {
  const { clock, visibility } = platform;
  const { queryKey } = query;
  let leaves: readonly (() => void)[] = [];
  let joined = '';
  let isMissed = false;

  const calm = throttle(clock, pauseMs, () => {
    isMissed = !visibility.isVisible();
    // A page that shows them listens for changes on its own.
    const isShown = (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 1;
    if (!isMissed && !isShown) void askAnew();
  });
  async function askAnew(): Promise<void> {
    // A read in progress may have been sent before the change.
    await queryClient.cancelQueries({ queryKey });
    await queryClient.refetchQueries({ queryKey });
  }
  function join(topics: readonly string[]): void {
    if (topics.join(' ') === joined) return;
    joined = topics.join(' ');
    for (const leave of leaves) leave();
    leaves = topics.map((topic) => realtime.join(topic, () => calm.hear(null)));
  }
  function followTopics(): () => void {
    if (isOfCompany(kind)) {
      join([`company:${identity.company_id}:${kind}`]);
      return () => undefined;
    }
    if (kind === 'inbox') {
      join([`person:${identity.person_id}:inbox`]);
      return () => undefined;
    }
    if (identity.role === 'admin') {
      join(crewTopics(identity, [], kind));
      return () => undefined;
    }
    const led = ledCrewsQuery(identity.user_id, identity.person_id ?? '');
    const options = { queryKey: led.queryKey, queryFn: () => snapshots.fetch(led) };
    return new QueryObserver(queryClient, options).subscribe(({ data }) => {
      if (data !== undefined) join(crewTopics(identity, data.data, kind));
    });
  }

  const queryFn = () => snapshots.fetch(query);
  const options = { queryKey, queryFn, refetchInterval: askAgainMs };
  const observer = new QueryObserver(queryClient, options);
  const tell = ({ data }: ReturnType<typeof observer.getCurrentResult>) => {
    if (data !== undefined) report(data.data);
  };
  tell(observer.getCurrentResult());
  const stops = [
    observer.subscribe(tell),
    followTopics(),
    visibility.subscribe((isVisible) => {
      if (isVisible && isMissed) calm.hear(null);
    }),
    calm.cancel,
  ];
  return () => {
    for (const stop of stops) stop();
    for (const leave of leaves) leave();
  };
}
