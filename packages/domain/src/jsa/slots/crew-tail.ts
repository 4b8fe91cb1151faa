/** People told in one breath with the place or the task: "at the ranch, Sam and Tina". */
import { outsidersIn, peopleIn } from '../understanding/people.ts';
import { plain } from '../understanding/plain.ts';
import { listOf } from '../understanding/sentences.ts';

const lead =
  /^(?:(?:with|and|it['’]s|it is|it['’]ll be|we['’]ve got|we have|just|only|plus|con|y|es|somos|vamos|van|va|nom[aá]s|solo|m[aá]s|ah[ií] (?:va|van))\s+)+/iu;
const self =
  /^(?:me|myself|i|yo|un servidor|(?:the )?(?:whole|full|entire) crew|everyone|everybody|all of us|the usual (?:crew|guys)|todos|toda la (?:cuadrilla|raza|banda|gente|bola|plebe)|la cuadrilla|los (?:mismos|de siempre))\b(?: (?:today|hoy|too|tambien))?$/;
const post =
  /^(?:$|(?:in|on|as|is|are|at|up|running|spotting|driving|operating|flagging|holding|with|from|too|also|today|here|de|en|como|con|es|va|van|maneja\p{L}*|trae|opera\p{L}*|tambien|hoy|aqui|abajo|arriba)(?:\s|$))/u;

export type CrewTail = { readonly head: string; readonly people: string };

/** @returns null where no list of people ends the text */
export function crewTailOf(text: string, crew: readonly string[]): CrewTail | null {
  for (const { index, 0: joint } of text.matchAll(/\s*,\s*|\s+(?=(?:with|con)\s)/giu)) {
    const people = text.slice(index + joint.length).replace(lead, '');
    const head = text.slice(0, index);
    if (isPeople(head.replace(lead, ''), crew)) return null;
    if (head !== '' && isPeople(people, crew)) return { head, people };
  }
  return null;
}

function isPeople(text: string, crew: readonly string[]): boolean {
  const parts = withoutRoles(
    listOf(text).map((part) => part.replace(lead, '')),
    crew,
  );
  return (
    parts.some((part) => peopleIn(part, crew).names.length > 0 || self.test(plain(part))) &&
    parts.every((part) => isPerson(part, crew))
  );
}

function isPerson(part: string, crew: readonly string[]): boolean {
  if (self.test(plain(part))) return true;
  const { names, shared, rest } = peopleIn(part, crew);
  if (names.length > 0 || shared !== null) {
    const said = plain(rest).trim();
    return said === '' || (/^\p{Lu}/u.test(part) && post.test(said));
  }
  return fullName.test(part) || roleAndName.test(part) || outsidersIn(part).length > 0;
}

const fullName = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;
/** "La artista Luz Parra": any role before a name. */
const roleAndName =
  /^(?:the|an?|our|my|la|el|una?|mi|nuestr[oa]) (?:\p{Ll}[\p{L}'’-]* ){1,4}\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const properName = /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2}$/u;
const role =
  /^(?:the|a|an|our|my|his|their|this|some|el|la|un|una|mi|nuestr[oa]|su)(?: \p{Ll}[\p{L}'’-]*){1,4}$/u;

/** "The new operator, Skip Arnold": one person, whose name counts. */
export function withoutRoles(parts: readonly string[], crew: readonly string[]): string[] {
  return parts.filter((part, index) => {
    const next = parts[index + 1];
    return !(
      next !== undefined &&
      role.test(part) &&
      properName.test(next) &&
      peopleIn(next, crew).names.length === 0 &&
      !self.test(plain(next))
    );
  });
}
