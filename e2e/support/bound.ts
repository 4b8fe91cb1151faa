import { isFullRun } from './screens.ts';

/**
 * A journey's bound by the clock, in ms: the promise itself in the full run, three times that elsewhere,
 * because a shared machine now and then stands still for seconds.
 */
export function boundMs(promised: number): number {
  return isFullRun ? promised : 3 * promised;
}
