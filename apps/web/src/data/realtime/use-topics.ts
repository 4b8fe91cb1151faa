import { useEffect, useEffectEvent } from 'react';
import { useData } from '../data-context.tsx';
import type { QueryKey } from '../query/keys.ts';
import type { TopicChange } from './realtime.ts';

/**
 * Listens to topics while the component is on the screen. Also calls back after each (re)join, to fetch what was
 * missed.
 *
 * @param covers the queries that `onChange` reads again, by the beginning of their keys: they stay fresh while the
 * component is away for some minutes and nothing happens
 */
export function useTopics(
  topics: readonly string[],
  onChange: (change: TopicChange) => void,
  covers?: QueryKey,
): void {
  const { realtime } = useData();
  const onTopicChange = useEffectEvent(onChange);
  // The lists are new on every render, but the joined topics change only with their content.
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
