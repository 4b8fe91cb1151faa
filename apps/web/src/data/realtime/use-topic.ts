import { useEffect, useEffectEvent } from 'react';
import { useData } from '../data-context.tsx';
import type { TopicChange } from './realtime.ts';

/**
 * Hears of changes of a topic while the component is on the screen; null joins nothing. Called back
 * after each (re)join as well: fetch what you missed.
 */
export function useTopic(topic: string | null, onChange: (change: TopicChange) => void): void {
  const { realtime } = useData();
  const onTopicChange = useEffectEvent(onChange);
  useEffect(
    () => (topic === null ? undefined : realtime.join(topic, (change) => onTopicChange(change))),
    [realtime, topic],
  );
}
