/** Sarah's own voice, picked up by the microphone. */
import { plain, stemsOf, withoutMarks } from '../understanding/plain.ts';

const withinMs = 1500;
const share = 0.6;

export function isEcho(text: string, lastSay: string, afterMs: number | undefined): boolean {
  if (afterMs === undefined || afterMs > withinMs) return false;
  const heard = stemsOf(text);
  const own = new Set(stemsOf(lastSay));
  if (heard.length < 2) return false;
  if (heard.length < 3) return withoutEnd(lastSay).endsWith(withoutEnd(text));
  return heard.filter((stem) => own.has(stem)).length / heard.length >= share;
}

const withoutEnd = (text: string): string => withoutMarks(plain(text).replaceAll('?', ' '));
