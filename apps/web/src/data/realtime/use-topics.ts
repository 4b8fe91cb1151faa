import { useEffect, useEffectEvent } from 'react';
import { useData } from '../data-context.tsx';
import type { QueryKey } from '../query/keys.ts';
import type { TopicChange } from './realtime.ts';

/**
 * Hears of changes of topics while the component is on the screen. Called back after each (re)join
 * as well: fetch what you missed.
 *
 * @param covers the queries that `onChange` reads again, by the beginning of their keys: they stay fresh while
 *   the component is away for some minutes and nothing happens
 */
export function useTopics(
  topics: readonly string[],
  onChange: (change: TopicChange) => void,
  covers?: QueryKey,
): void {
  const { realtime } = useData();
  const onTopicChange = useEffectEvent(onChange);
  // Lists are new with each render; what is joined changes only with their content.
  const joined = topics.join(' ');
  const covered = covers && JSON.stringify(covers);
  useEffect(() => {
    const leaves = joined
      .split(' ')
      .filter((topic) => topic !== '')
      .map((topic) => realtime.join(topic, (change) => onTopicChange(change), covered));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [realtime, joined, covered]);
}
