import { denialOf } from '../understanding/negation.ts';
import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';

/** "Asbesto ni plomo": both are denied. */
export function deniedBeforeNor(
  part: Part,
  after: string,
): { before: string; denied: string } | null {
  const isShort = part.text.split(' ').length < 4 && denialOf(part.text) === null;
  return isShort && /^\s+ni\s/iu.test(after) ? { before: '', denied: part.text } : null;
}

/** "No usamos químicos ni hay ruido": the second verb is denied too. */
export function deniedAfterNor(
  between: string,
  part: Part,
): { before: string; denied: string } | null {
  const joint = /\b(?:ni|nor|or)\b/.exec(plain(between))?.[0];
  // "No gas or fiber buried along here", but "no rail or we could fall".
  if (
    joint === undefined ||
    (joint === 'or' &&
      /^(?:it|they|we|he|she|you|someone|somebody|the)\b|\b(?:could|can|will|would|might|is|are)\b/.test(
        plain(part.text),
      ))
  )
    return null;
  const denied = part.text.replace(
    /^(?:hay|tenemos|usamos|llevamos|traemos|va a haber|is there|are there|do we have)\s+(?:any\s+)?/iu,
    '',
  );
  return { before: '', denied };
}
