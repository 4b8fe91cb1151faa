import { putPerson } from '../facts/put.ts';
import type { JsaState, Slot } from '../jsa-state.ts';
import { isAbsent } from '../understanding/absent.ts';
import { mayHappen } from '../understanding/may-happen.ts';
import { saysHarm } from '../understanding/measure.ts';
import { peopleIn } from '../understanding/people.ts';
import { plain } from '../understanding/plain.ts';
import { listOf } from '../understanding/sentences.ts';

/** Questions whose answers may name people for what they do, or are about them. */
const asksElse: ReadonlySet<Slot> = new Set([
  'task',
  'people',
  'hazards',
  'wheel',
  'controls',
  'direct_control',
]);

export function takeListedPeople(
  { ask, facts, context }: JsaState,
  sentence: string,
  isFirst: boolean,
): boolean {
  if (asksElse.has(ask.slot) || (ask.slot === 'place' && isFirst)) return false;
  const people = listedPeople(sentence, context.crew);
  for (const name of people) putPerson(facts, name);
  return people.length > 0;
}

/**
 * "Me, Rob Yelverton's splicing, and Lee Ward on the ground": who is here and where, whatever was asked, and neither
 * hazard nor measure. "Ana watches the edge and Tom holds the ladder" tells measures: of no one is it told that they are
 * here.
 * @returns the names, none where the sentence is no list of people
 */
export function listedPeople(sentence: string, crew: readonly string[]): readonly string[] {
  const parts = listOf(sentence).map((part) => part.replace(lead, ''));
  const isNone = (part: string) =>
    saysHarm(plain(part)) || mayHappen(plain(part)) || isAbsent(part);
  if (parts.length < 2 || parts.some(isNone)) return [];
  const names = parts.map((part, at) => nameIn(part, at > 0, crew));
  const found = names.filter((name) => name !== '');
  const named = parts.filter((part, at) => names[at] !== '' || self.test(plain(part)));
  const isHere = parts.some((part, at) => names[at] !== '' && isPost(part, names[at] ?? ''));
  return isHere && named.length > 1 && named.length * 3 > parts.length * 2 - 1 ? found : [];
}

const lead =
  /^(?:(?:so|well|that leaves|and|then|with|just|plus|it's|there's|that's|this is|i(?:'m|'ve| am| have)?|we(?:'ve)?|got|have|y|con|pues|hoy|yo|soy|somos|estoy|est[aá]n?|estamos|ando|andan?|andamos|van?|vienen?|vengo|traigo|traemos|conmigo|aparte de|ap[uú]nt[ea]\p{L}*|su servidor|a|el|la|don|doña)\s+)+/iu;

const self =
  /^(?:me|myself|i|yo|un servidor|su servidor|(?:that's|it's|climbing it's) me|(?:que|o sea) (?:soy )?yo)\b/;

const fullName = /^\p{Lu}\p{Ll}[\p{L}-]* (?:\p{Lu}['’])?\p{Lu}[\p{L}-]+/u;
const firstName = /^\p{Lu}\p{Ll}[\p{L}-]+/u;

function nameIn(part: string, isInside: boolean, crew: readonly string[]): string {
  const full = fullName.exec(part)?.[0];
  if (full !== undefined) return full;
  const first = firstName.exec(part)?.[0] ?? '';
  return isInside || peopleIn(first, crew).names.length > 0 ? first : '';
}

/** A full name, a name alone, or one who is, works or stays somewhere. */
const isPost = (part: string, name: string): boolean =>
  name.includes(' ') ||
  /^(?:['’]s? )?$|^(?:['’]s| (?:is|are|in|on|up|down|at|running|son|es|esta|está|anda|va|en|de|con|arriba|abajo|que))(?!\p{L})/u.test(
    part.slice(name.length),
  );
