/** How people begin a line, taken off or read as what it means. */
import { tellsAbsence } from './absent.ts';
import { contentOf, overlap } from './plain.ts';

/** "Hey Sarah, Dale here. We're …": who speaks tells no job. */
export function withoutGreeting(text: string): string {
  const greeting =
    /^(?:(?:hey there|hey|hi|hello|well|so|buenas noches|bueno|good morning|morning|mornin'?|good afternoon|alright|okay|ok|you there\?|can you hear me\?|(?:you )?ready\?|¿?me (?:oyes?|escuchas?|oye usted)\?|hola|ey|oye|qu[eé] onda|buenos d[ií]as|buenas(?: tardes)?|buen d[ií]a|sarah)[\s,.!]*(?<=[\s,.!?]))+/iu.exec(
      text,
    )?.[0];
  if (greeting === undefined) return text;
  const rest = text.slice(greeting.length);
  const who =
    /^(?:(?:it's|this is|this here's|soy|habla|aqu[ií]|con) )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?(?: (?:here|again|de nuevo|otra vez))?[.!,]\s+(?=\S)/u.exec(
      rest,
    )?.[0];
  return who === undefined ? rest : rest.slice(who.length);
}

/** "I forgot: …", "me faltó: …\": what follows is the fact. */
export function withoutAnnouncement(text: string): string {
  return text.replace(
    /^(?:ah,?\s+)?(?:i forgot|we forgot|one more(?: thing)?|me falt[oó]|nos falt[oó]|se (?:me|nos) (?:olvid|pas)[oó]|otra cosa|una cosa m[aá]s)\s*[:,]\s*(?=\S)/iu,
    '',
  );
}

/** "No, just the noise": the no answers, and what follows is a fact anyway. */
export function withoutJust(text: string): string {
  return text.replace(
    /^(?:no|nah|nope|nel)\s+(?=(?:just|only|nom[aá]s|solo|nada m[aá]s|no|there's no|there is no|no hay)\s)/iu,
    '',
  );
}

/** "Hot work, none of that": the second half denies the first. */
export function denyFirst(text: string): string {
  const denied =
    /^(?!no\b)([^,.?!]{3,30}),\s*(?:(?:nope|no|nah|nel|none),? (?:not |no )?(?:on|in|at|for|with|around|en|aqu[ií])\b[^,]*|none of (?:that|it|those)|nothing like that|not (?:today|on this (?:one|job)|this time)|nada de eso|de es[oae]s? (?:nada|no)|(?:hoy|esta vez|aqu[ií]) no)(?: (?:hay|hoy|today|here|aqu[ií]))*$/iu.exec(
      text,
    )?.[1];
  return denied === undefined ? text : `no ${denied}`;
}

/** "Dust? No dust in here": what someone asks himself is answered in the same breath. */
export function answerAlone(text: string): string {
  const match =
    /^([^.?!]{2,30})\?\s+(no|not|nope|nah|nada|none|ningun[oa]s?)(?:\s*,\s*|(?!\p{L})\s*)(.*)$/iu.exec(
      text,
    );
  const [, asked = '', , rest = ''] = match ?? [];
  const told = /^[^.?!]{2,30}\?\s+(.+)$/u.exec(text)?.[1];
  if (match === null) return told !== undefined && tellsAbsence(told) ? told : text;
  const isNamed = overlap(contentOf(asked), contentOf(rest)) > 0;
  return isNamed ? text.slice(asked.length + 1).trim() : `no ${asked}, ${rest}`;
}
