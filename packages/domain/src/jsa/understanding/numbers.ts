/** Quantities in digits or words, with their unit, in both languages. */
import { once, plain } from './plain.ts';

export type Quantity = {
  readonly value: number;
  /** The family of its unit: a correction replaces a length by a length. */
  readonly family: string | null;
  readonly start: number;
  readonly end: number;
  /** Where the number ends and its unit begins. */
  readonly numberEnd: number;
};

const small: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  cero: 0,
  uno: 1,
  una: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintiun: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  doscientas: 200,
  trescientas: 300,
  cuatrocientas: 400,
  quinientas: 500,
  seiscientas: 600,
  setecientas: 700,
  ochocientas: 800,
  novecientas: 900,
};
/** "Half-inch", "media pulgada". */
const fractions: Readonly<Record<string, number>> = {
  half: 0.5,
  quarter: 0.25,
  media: 0.5,
  medio: 0.5,
};
const factors: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, mil: 1000 };

const families: readonly (readonly [string, RegExp])[] = [
  ['speed', /^(mph|km\/?h|kph|miles? (an|per) hour|millas( por hora)?|kilometros( por hora)?)\b/],
  [
    'length',
    /^(feet|foot(?:ers?)?|ft|meters?|m|inch(es)?|in|yards?|miles?|pies?|metros?|pulgadas?|cm|centimetros?|yardas?)\b/,
  ],
  ['electric', /^(volts?|v|kv|kilovolts?|amps?|amperes?|voltios?|amperios?|kilovoltios?)\b/],
  ['weight', /^(pounds?|lbs?|tons?|kg|kilos?|libras?|toneladas?)\b/],
  ['temperature', /^(degrees?|grados?|°)/],
  ['pressure', /^(psi|bar|libras de presion)\b/],
  ['time', /^(minutes?|hours?|hrs?|seconds?|minutos?|horas?|segundos?)\b/],
  ['share', /^(percent|ppm|por ciento|%)/],
];

const units =
  'miles an hour per millas por hora kilometros feet foot meters inch inches yards pies metros pulgadas centimetros ' +
  'yardas volts kilovolts amps amperes voltios pounds tons kilos libras toneladas degrees grados psi bar presion ' +
  'minutes hours seconds minutos horas segundos percent ciento kilómetros centímetros presión';

/** Numbers, what counts them, and their units, as they are spoken in either language. */
export const numberWords: readonly string[] = [
  ...Object.keys(small),
  ...Object.keys(factors),
  ...[
    'dieciséis',
    'veintiún',
    'veintidós',
    'veintitrés',
    'veintiséis',
    'y',
    'and',
    'point',
    'punto',
  ],
  ...units.split(' '),
];

const fraction = String.raw`(?:${Object.keys(fractions).join('|')})(?=[ -](?:inch(?:es)?|foot|mile|ton|pulgada|metro|milla|tonelada)\b)`;
const word = `(?:${[...Object.keys(small), ...Object.keys(factors)].toSorted((a, b) => b.length - a.length).join('|')})`;
/** "Five and a half", "cinco y medio". */
const andHalf = String.raw`(?: and a (?:half|quarter)| y medi[oa])`;
/** "Pulgada y media", "a foot and a half". */
const unitAndHalf = String.raw`(?:(?:una?|an?) )?(?:pulgada|metro|pie|yarda|milla|hora|tonelada|libra|foot|inch|mile|yard|hour|ton|pound)${andHalf}`;
const number = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${unitAndHalf}|(?:\d+(?:[.,]\d+)?|${word}(?:(?:[ -]| y | and )${word})*)${andHalf}?|${fraction})(?![\p{L}\p{N}])`,
  'gu',
);

export const quantitiesOf = once((text: string): readonly Quantity[] => {
  const flat = plain(text);
  return [...flat.matchAll(number)].map((match) => {
    const numberEnd = match.index + match[0].length;
    const gap = /^[ -]?/.exec(flat.slice(numberEnd))?.[0].length ?? 0;
    const after = flat.slice(numberEnd + gap);
    const bare = match[0].replace(/^(?:una?|an?) /, '');
    const [own] = families.find(([, pattern]) => pattern.test(bare)) ?? [];
    if (own !== undefined)
      return { value: 1.5, family: own, start: match.index, end: numberEnd, numberEnd };
    for (const [family, pattern] of families) {
      const unit = pattern.exec(after);
      if (unit === null) continue;
      const end = numberEnd + gap + unit[0].length;
      return { value: valueOf(match[0]), family, start: match.index, end, numberEnd };
    }
    return {
      value: valueOf(match[0]),
      family: null,
      start: match.index,
      end: numberEnd,
      numberEnd,
    };
  });
});

function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replace(',', '.'));
  let total = 0;
  const isHundreds = /^\p{L}+-\p{L}+$/u.test(text);
  for (const part of text.split(/[ -]/)) {
    const factor = factors[part];
    if (factor !== undefined) total = Math.max(total, 1) * factor;
    else {
      const value = small[part] ?? fractions[part] ?? 0;
      // "Three-ten", "two-eighty": hundreds that are not said.
      total =
        isHundreds && value > 9 && total > 0 && total < 10 ? total * 100 + value : total + value;
    }
  }
  return total;
}

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  last: -1,
  primero: 1,
  primera: 1,
  primer: 1,
  segundo: 2,
  segunda: 2,
  tercero: 3,
  tercera: 3,
  tercer: 3,
  cuarto: 4,
  cuarta: 4,
  quinto: 5,
  quinta: 5,
  sexto: 6,
  sexta: 6,
  ultimo: -1,
  ultima: -1,
};

/** What may stand beside a place in a list. */
const besidePlaces = new Set(
  'the one ones number and a please la el las los uno una y numero por favor de of yes si'.split(' '),
);

/** The places in a list that a text names and nothing else: "the second one", "la primera". Counts from 1. */
export function placesNamed(text: string): number[] {
  const rest = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !besidePlaces.has(word));
  return rest.every((word) => ordinalsOf(word).length > 0) ? ordinalsOf(text) : [];
}

/** The place in a list that a text means: "the second one", "number two", "la primera". Counts from 1. */
function ordinalsOf(text: string): number[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => {
      const place = ordinals[part] ?? small[part] ?? (/^\d{1,2}$/.test(part) ? Number(part) : 0);
      return place === 0 || part === 'un' || part === 'una' || part === 'one' ? [] : [place];
    });
}

const stepReference =
  /\b(?:(?:on|in|for|at|during|en|para|durante)\s+)?(?:(?:the|el)\s+)?(?:(?:step|paso)\s+(?:number\s+|numero\s+)?(\d{1,2}|[a-z]+)|(first|second|third|fourth|fifth|last|primer|segundo|tercer|cuarto|quinto|ultimo) (?:step|paso))\b/;

/** The step that a text names, and where its name stands. @returns null if it names none */
export function stepReferenceOf(
  text: string,
): { readonly place: number; readonly start: number; readonly end: number } | null {
  const match = stepReference.exec(plain(text));
  if (match === null) return null;
  const name = match[1] ?? match[2] ?? '';
  const place = /^\d+$/.test(name) ? Number(name) : (small[name] ?? ordinals[name] ?? 0);
  return place === 0 ? null : { place, start: match.index, end: match.index + match[0].length };
}
