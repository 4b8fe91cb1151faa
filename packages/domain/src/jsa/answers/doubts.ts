/** "X or Y?": nothing that was unclear becomes a fact until someone says which. */
import { putAside } from '../facts/put.ts';
import type { JsaState, Line, Pending } from '../jsa-state.ts';
import { capitalize, contentOf, overlap, plain, tidy } from '../understanding/plain.ts';
import { placesNamed, quantitiesOf } from '../understanding/numbers.ts';
import { peopleIn } from '../understanding/people.ts';
import { replyOf } from '../understanding/replies.ts';
import { has } from '../understanding/signals.ts';

const sureFrom = 0.65;
const clearFrom = 0.8;

/** Returns the readings of a line that someone has to choose between, or null if the line is clear. */
export function doubtfulReadings(line: Line, text: string): string[] | null {
  const confidence = line.confidence ?? 1;
  const others = (line.alternatives ?? [])
    .map(tidy)
    .filter((other) => other !== '' && plain(other) !== plain(text));
  const readings = [...new Set([text, ...others])].slice(0, 2);
  if (confidence < sureFrom) return readings;
  return confidence < clearFrom && others.some((other) => saysOther(text, other)) ? readings : null;
}

function saysOther(one: string, other: string): boolean {
  const numbers = (text: string) =>
    quantitiesOf(text)
      .map(({ value }) => value)
      .join(' ');
  const left = contentOf(one);
  const right = contentOf(other);
  return (
    numbers(one) !== numbers(other) ||
    has(one, 'denial') !== has(other, 'denial') ||
    overlap(left, right) < Math.min(left.size, right.size)
  );
}

/** Returns the question about a first name that two people share, or null. */
export function sharedName(state: JsaState, text: string): Pending | null {
  const { shared } = peopleIn(text, state.context.crew);
  if (shared === null) return null;
  const frame = `${text.slice(0, shared.start)}{x}${text.slice(shared.start + shared.said.length)}`;
  return { kind: 'person', readings: shared.candidates, frame, ask: state.ask };
}

/** Ends the doubt without an answer: the unclear text goes to the tray. Sarah's own offers are dropped. */
export function leaveOpen(draft: JsaState): void {
  const { pending } = draft;
  draft.pending = null;
  if (pending === null || pending.kind === 'offers') return;
  const text = pending.frame.replace('{x}', pending.readings.join(' / '));
  putAside(draft, capitalize(text), pending.ask.slot, null);
}

export type Choice =
  | { readonly kind: 'chosen'; readonly readings: readonly string[] }
  | { readonly kind: 'rejected' | 'again' | 'other' };

export function choiceIn({ kind, readings }: Pending, text: string): Choice {
  const given = replyOf(text);
  const reply = given === 'fine' ? 'yes' : given;
  const [place] = placesNamed(text);
  const byPlace = place === undefined ? undefined : readings.at(place < 0 ? place : place - 1);
  if (byPlace !== undefined) return { kind: 'chosen', readings: [byPlace] };
  if (reply === 'all' && kind !== 'reading') return { kind: 'chosen', readings };
  const named = namedReading(readings, text);
  if (named !== null) return { kind: 'chosen', readings: [named] };
  if (reply === 'yes' && readings.length === 1) return { kind: 'chosen', readings };
  if (reply === 'yes' || reply === 'maybe' || reply === 'unknown') return { kind: 'again' };
  if (reply === 'no' || reply === 'none') return { kind: 'rejected' };
  return { kind: 'other' };
}

/** Returns the one reading that the text names by a word that no other reading has. */
function namedReading(readings: readonly string[], text: string): string | null {
  const content = contentOf(text);
  const stems = readings.map(contentOf);
  const named = readings.filter((_, at) =>
    [...(stems[at] ?? [])].some(
      (stem) =>
        content.has(stem) && stems.every((other, place) => place === at || !other.has(stem)),
    ),
  );
  const [only, ...others] = named;
  // A text that says more than the name is an answer of its own.
  const isName = stems.some((own) => overlap(own, content) / content.size >= 0.6);
  return only !== undefined && others.length === 0 && isName ? only : null;
}
