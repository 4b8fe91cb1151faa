import { isFullRun } from './screens.ts';

/**
 * Returns a journey's time limit in ms: the promised one in the full run, three times that in other runs, because a
 * shared machine sometimes stalls for seconds.
 */
export function boundMs(promised: number): number {
  return isFullRun ? promised : 3 * promised;
}
