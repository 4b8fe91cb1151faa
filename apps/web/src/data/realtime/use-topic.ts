import type { QueryKey } from '../query/keys.ts';
import type { TopicChange } from './realtime.ts';
import { useTopics } from './use-topics.ts';

/** As `useTopics`, for one; null joins nothing. */
export function useTopic(
  topic: string | null,
  onChange: (change: TopicChange) => void,
  covers?: QueryKey,
): void {
  useTopics(topic === null ? [] : [topic], onChange, covers);
}
