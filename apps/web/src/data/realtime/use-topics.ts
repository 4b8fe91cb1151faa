import { useEffect, useEffectEvent } from 'react';
import { useData } from '../data-context.tsx';
import type { TopicChange } from './realtime.ts';

/**
 * Hears of changes of topics while the component is on the screen. Called back after each (re)join
 * as well: fetch what you missed.
 */
export function useTopics(
  topics: readonly string[],
  onChange: (change: TopicChange) => void,
): void {
  const { realtime } = useData();
  const onTopicChange = useEffectEvent(onChange);
  // Lists are new with each render; what is joined changes only with their content.
  const joined = topics.join(' ');
  useEffect(() => {
    const leaves = joined
      .split(' ')
      .filter((topic) => topic !== '')
      .map((topic) => realtime.join(topic, (change) => onTopicChange(change)));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [realtime, joined]);
}
