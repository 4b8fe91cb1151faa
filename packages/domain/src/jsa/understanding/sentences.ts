/** Cuts what was said into sentences and parts; every part is a slice of the text as it was said. */
import { once, plain } from './plain.ts';

const lead =
  /^(?:(?:um+|uh+|eh+|er|(?:oh|ah),? (?:yeah|yes|si)(?=,)|oh|ah|okay|ok|so|well|alright|all right|and|also|plus|then|you know|like|basically|este|pues|bueno|mira|mire|y|entonces|tambien|ademas|o sea|fijese|oiga|a ver|man|(?:then )?you(?:'ve)? got|the other(?: one| thing)?(?:'s| is)|lo otro es|la otra es)\b[\s,.]*)+/;

export function withoutLead(text: string): string {
  const match = lead.exec(plain(text));
  const rest = text.slice(match?.[0].length ?? 0).trim();
  return rest === '' ? text.trim() : rest;
}

/** Sentences, and the two sides of "but". Decimal points and "St." don't end a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<!\b(?:St|Ave|Rd|Dr|No|Av|Blvd|Mr|Mrs|Ms|Inc|Co|Ing|Sr|Sra))[.!?;]+(?=\s|$)|\n+|(?<!\b(?:everyone|everybody|crew|all of us|all|nothing(?: \p{L}+){0,3}))\s*,?\s+but\s+|,?\s+pero\s+/iu,
    )
    .map((part) => part.replace(/^[\s,¡¿-]+|[\s,]+$/gu, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

export type Part = {
  readonly text: string;
  /** What joins it to the part before it. */
  readonly joint: 'start' | 'comma' | 'and' | 'so';
  readonly start: number;
  readonly end: number;
};

const joints =
  /(\s*,?\s+(?:por eso|para eso|asi que|por lo que|entonces)\s+|(?<=\b(?:loud|pounds|bad|heavy|steep|dark|sharp|hot|dusty|tight|busy))\s*,?\s+so\s+(?=\p{L})|\s*,?\s+(?:so(?: that)?|that's why)\s+(?=we|i|they|everyone|everybody|there|the|it|no (?!one\b|body\b)|for the|that one|those|usamos|vamos|ponemos|le|nos|se|la|el|todos|traemos|llevamos))|(\s*[,:]\s*(?:(?:and|or|then|y|e|o|u|luego|despues|also|plus|tambien|ademas)(?=\s))?\s*(?=\s|\p{L}|\p{N}))|(\s+(?:and|or|nor|plus|as well as|y|e|o|u|ni|tambien|ademas de|asi como)\s+(?!(?:media|medio|cuarto|pico|a half|a quarter)\b|(?<=\b(?:hundred|thousand) and )(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)|(?<=\b(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y )(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)\b))/gu;

export const partsOf = once((sentence: string): readonly Part[] => {
  const flat = plain(sentence);
  const parts: Part[] = [];
  let start = 0;
  let joint: Part['joint'] = 'start';
  const push = (end: number) => {
    const raw = sentence.slice(start, end);
    const text = raw.trim();
    if (/[\p{L}\p{N}]/u.test(text)) {
      const from = start + (raw.length - raw.trimStart().length);
      parts.push({ text, joint, start: from, end: from + text.length });
    }
  };
  for (const match of flat.matchAll(joints)) {
    if (
      /\d\s*[,:]\s*$/.test(flat.slice(0, match.index + match[0].length)) &&
      /^\d/.test(flat.slice(match.index + match[0].length))
    )
      continue;
    push(match.index);
    joint = match[1] !== undefined ? 'so' : match[2] !== undefined ? 'comma' : 'and';
    start = match.index + match[0].length;
  }
  push(sentence.length);
  return parts;
});

/** Parts of a list: "hard hats, glasses and gloves". */
export function listOf(sentence: string): string[] {
  return partsOf(sentence).map(({ text }) => withoutLead(text));
}

const order =
  /\s*[,;:]?\s*\b(?:and then|then|(?:and |y )?(?:the )?last thing(?: is)?|(?:and |y )last is|first thing|and after that|(?:y )?ya (?:de ahi|al ultimo|al final)|al ultimo|after that|afterwards?|next|finally|lastly|last of all|last(?! of\b)|first of all|first off|first|second(?:ly)?|third(?:ly)?|fourth|y luego|luego|despues de eso|y despues|despues|y al final|al final|por ultimo|y ya|finalmente|primeramente|primero|segundo|tercero|cuarto|step (?:\d+|one|two|three|four|five|six|seven|eight)|paso (?:\d+|uno|dos|tres|cuatro|cinco|seis|siete|ocho))\b\s*[,:]?\s*/gu;

/** Whether a sentence tells an order of work. */
export function tellsOrder(sentence: string): boolean {
  const flat = plain(sentence);
  return firstWord.test(flat) && nextWord.test(flat);
}

/** "The first floor" and "el segundo piso" tell no order. */
const named = String.raw`(?! (?:day|time|floor|level|story|thing|shift|one|aid|light|week|job|of|street|avenue|row|bay|phase|lift|pass|class|dia|piso|nivel|turno|vez|etapa|fase|to|week|month|year|night|door)\b)`;
const counted = String.raw`(?<!\b(?:the|el|la|lo|al|del|his|her|my|our|su|en) )`;
const firstWord = new RegExp(
  String.raw`\b(?:${counted}(?:first|primero)${named}|primeramente|step (?:one|1)|paso (?:uno|1))\b`,
  'u',
);
const nextWord = new RegExp(
  String.raw`\b(?:then|next${named}|after|finally|${counted}(?:second|segundo|last)${named}|luego|despues|al final|al ultimo|por ultimo)\b`,
  'u',
);

/** "We shut the valve, then dig down, and after that flush it": twice a word that goes on. "One, …, two, …" counts. */
export function listsOrder(sentence: string): boolean {
  if (counts.test(plain(sentence))) return true;
  const next = plain(sentence).match(
    /\b(?:then|after that|next|finally|luego|despues|de ahi|al (?:final|ultimo)|por ultimo)\b/g,
  );
  return next !== null && next.length > 1 && partsOf(sentence).length > 2;
}

const counts = /^(?:\S+ )?(?:one|uno|1), .*\b(?:two|dos|2), /u;

/** The steps that an answer lists, by its words of order, else by commas. */
export function stepsOf(text: string): string[] {
  const flat = plain(text);
  const cuts: string[] = [];
  let from = 0;
  for (const match of flat.matchAll(order)) {
    cuts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  cuts.push(text.slice(from));
  return cuts
    .flatMap(sentencesOf)
    .flatMap((piece) => (/[,:]|\b(and|y)\b/u.test(plain(piece)) ? splitWork(piece) : [piece]))
    .map((piece) =>
      withoutLead(piece)
        .replace(
          /^(?:we(?:'ll| will| are going to|'re going to)?|i'll|we're gonna|vamos a|nos toca|hay que|tenemos que)\s+/iu,
          '',
        )
        .trim(),
    )
    .filter((piece) => /\p{L}{2}/u.test(plain(piece).replace(lead, '').replace(saysHow, '')));
}

/** "What we do is first …", "two, …": it names no work. */
const saysHow =
  /^(?:(?:what|the way|how) (?:we|it|this)(?:'s|'re| will| is)? ?(?:do|doing|going to do|gonna do|goes|work|works|go)?(?: is| this is)?|it goes|it's|lo que (?:hacemos|vamos a hacer) es|va asi|es asi|le hacemos asi|one|two|three|four|five|six|uno|dos|tres|cuatro|cinco|seis)$/u;

const workVerb =
  /^(?:set|pour|lay|install|clean|dig|cut|hook|lift|rig|test|pull|place|put|strip|load|haul|remove|demo|backfill|compact|paint|spray|prime|sand|connect|wire|energize|mount|bolt|weld|check|lower|raise|finish|cover|seal|roll|tear|break|grind|drill|fill|lock|shut|swap|replace|mow|trim|plant|stage|unload|tie|move|close|open|flush|cap|patch|grade|pave|stripe|strap|screed|form|vibrate|anchor|secure|land|set up|wrap|caulk|tape|mask|hang|run|terminate|glue|solder|braze|charge|start|bring|take|build|stand|mix|scan|core|walk|fly|unbolt|isolate|bleed)\b/u;

/** "Set up the lift, hang the sign, clean up": a list of work. */
export function listsWork(sentence: string): boolean {
  const parts = partsOf(sentence);
  const work = parts.filter(
    ({ text }) => workVerb.test(plain(text)) || infinitive.test(plain(text)),
  );
  return work.length > 1 && work.length === parts.length;
}

export function beginsWithWork(sentence: string): boolean {
  return workVerb.test(plain(sentence)) || infinitive.test(plain(sentence));
}

/** Few verbs of work end in -er, and many English nouns: "pier three" is no work. */
const infinitive =
  /^(?!(?:rebar|bar|car|air|stair|repair|cedar|solar|pillar|collar|cellar|similar|regular|angular|tar|jar|near|rear|gear|clear|linear|their|chair|fair|hair|pair)s?\b)(?:\p{L}{2,}[ai]r|dar|ir|(?:pon|hac|met|recog|barr|romp|cog|tend|mov|torc|extend|proteg|sosten|manten|deten|prend|encend|corr|volv|remov|expon|compon|coc|escog|desprend|v|le|cos|revolv|sorb|mord)er)(?:l[oa]s?)?\b|^\p{L}+(?:amos|emos|imos)\b/u;

/** Cuts at commas, and at an "and" that a new piece of work follows. */
function splitWork(text: string): string[] {
  const pieces: string[] = [];
  for (const { text: part, joint, start } of partsOf(text)) {
    const isWork =
      joint === 'comma' ||
      joint === 'so' ||
      pieces.length === 0 ||
      (/\by\s*$/.test(plain(text.slice(0, start))) && infinitive.test(plain(part))) ||
      workVerb.test(plain(part));
    const last = pieces.at(-1);
    // "Cortamos y pegamos la loseta", "melt and lay the stripe": both verbs have the object of the second, and
    // "open and test the air" are two pieces of work.
    const sharesObject =
      joint === 'and' &&
      last !== undefined &&
      (/^(?:we \p{L}+|\p{L}+[aei]mos)$/u.test(plain(withoutLead(last))) ||
        (/^\p{L}+$/u.test(last) && !beginsWithWork(last) && workVerb.test(plain(part))));
    if ((isWork && !sharesObject) || last === undefined) pieces.push(part);
    else
      pieces[pieces.length - 1] = text.slice(
        text.indexOf(last, Math.max(0, start - last.length - 20)),
        start + part.length,
      );
  }
  return pieces;
}
