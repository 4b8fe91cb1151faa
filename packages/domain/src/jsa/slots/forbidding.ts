/** "No" that forbids or tells what is missing, and denies nothing. */
import type { Library } from '../library/compile.ts';
import { readPart } from '../understanding/classify.ts';
import { controlOf, isWorn } from '../understanding/control-signals.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { readAfterHazard } from '../understanding/measure.ts';
import { denialOf } from '../understanding/negation.ts';
import { plain } from '../understanding/plain.ts';
import type { Part } from '../understanding/sentences.ts';
import type { Clauses, Piece } from './piece.ts';

/** "No loose clothes", "sin ropa suelta": as an answer to what is in place, what people may not do. */
export function isRule(flat: string, { fallback, isLate }: Clauses): boolean {
  if (isLate === true) return false;
  const rule = /^(?:no|sin|never|nunca|without)\s+(.+)$/.exec(flat)?.[1];
  if (fallback !== 'control' || rule === undefined || denialOf(rule) !== null) return false;
  return !/^(?:hay|tenemos|need|necesita|ocupa)/.test(rule) && energyOf(rule) === null;
}

/** "No spoil within two feet", after a hazard: a rule about it, and no denial. */
export function isRuleAfter(pieces: readonly Piece[], { text, joint }: Part): boolean {
  const named = /^(?:no|sin) (?!hay|tenemos|traemos|usamos|llevamos)(.+)$/.exec(plain(text))?.[1];
  // "Boots taped and no food in there": one list of rules, where no hazard is named.
  const isListed = joint === 'and' && pieces.at(-1)?.kind === 'control' && named !== undefined;
  if (isListed && (energyOf(named) === null || lightsFire.test(named))) return true;
  if (named !== undefined && lightsFire.test(named) && pieces.some(isFuel)) return true;
  return (
    pieces.some(({ kind }) => kind === 'hazard') &&
    /^no se (?!ve|oy|deti|par|cierr|sab|quit|apag|puede)\p{L}+[ae]n?\b|^no (?:arriba|mas alla|mas|pasar) de\b|^sin (?:luz|corriente|energia|electricidad|gas|presion)\b|^no (?:(?:nos|se|lo|la|los|las) )?(?!(?:ten|us|ocup|tra|llev|necesit|v|hab|est|somos|vam)[aei]?mos\b)(?:\p{L}+[aei]mos|(?!tener|haber|usar|estar|ser)\p{L}{2,}[aei]r(?:l[oa]s?|se|nos)?)\b|^no (?:\p{L}+ ){1,2}(?:signs?|buoys?|zones?|tape|cones?|flags?)\b|^nada de \p{L}+ (?:tirad|suelt|regad|atravesad|en el (?:piso|paso|suelo))|^(?:no|nothing|nada) (?:\p{L}+ ){0,3}(?:hands|fingers|feet|heads|arms|manos|dedos|pies|straps|gloves|sleeves|clothes|clothing|jewelry|rings|hoodies|phones|loose|hanging|dangling|suelt[oa]s?|colgando|guantes|ropa|mangas|anillos|celular\p{L}*|within|closer|under|in front|behind|over|past|abajo|debajo|enfrente|a menos de)\b/u.test(
      plain(text),
    )
  );
}

/** What may light a dust or a vapor: "no" before it is a rule. */
const lightsFire =
  /^(?:grinders?|grinding|torch\w*|sparks?|cell ?phones?|phones?|power tools|open flames?|cigarett?es?|lighters?|chispas?|celulares?|cigarros?|encendedores|lumbre|esmeril\w*|pulidoras?|soplete)\b/;

function isFuel({ kind, text }: Piece): boolean {
  return (
    kind === 'hazard' &&
    /\b(?:dust|gas|gasoline|fuel|vapors?|fumes|solvents?|thinner|glue|cement|propane|polvo|gasolina|vapores|solventes?|pegamento|cemento|tiner|combustible)\b/.test(
      plain(text),
    )
  );
}

/** "No guardrail on the edge" tells of a hazard, not of its absence. */
export function isMissingProtection(denied: string, library: Library): boolean {
  // "Cables cerca" stand near, and are no fence.
  const head = denied
    .split(' ')
    .slice(0, 3)
    .join(' ')
    .replace(/\s+cerca$/iu, '');
  const { kind } = readPart(head, library, null);
  return kind === 'control' && controlOf(plain(head)) !== null && energyOf(plain(head)) === null;
}

/** "Nail gun, no bump fire and glasses": what is listed with a measure forbids, and denies no other hazard. */
export function forbidsWithMeasure(
  pieces: readonly Piece[],
  { text }: Part,
  after: string,
  library: Library,
): boolean {
  const [, rest = ''] = /^\s+(?:and|y) ([^,]+)/u.exec(after) ?? [];
  const named = /^(?:no|sin|never|nunca) (?!hay|tenemos|traemos|usamos|llevamos)(.+)$/u.exec(
    plain(text),
  )?.[1];
  const flat = plain(rest);
  return (
    named !== undefined &&
    rest !== '' &&
    pieces.at(-1)?.kind === 'hazard' &&
    denialOf(rest) === null &&
    (isWorn(flat) || readAfterHazard(flat, library) === 'measure')
  );
}
