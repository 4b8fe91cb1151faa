/**
 * What of a line is no fact of the job, seen over its sentences: what was planned and dropped, what isn't here, what
 * is denied with its reason, what is told of another job, and people who are away. It is cut before anything of the
 * line is taken, whatever was asked. All of it without accents.
 */
import { endOfAbsent } from './left-absent.ts';
import { denialAt, pronoun } from './left-denied.ts';
import { endOfElsewhere } from './left-elsewhere.ts';
import { endOfPlan } from './left-planned.ts';
import { wholeSentenceAt } from './left-sentence.ts';
import { spansOf, type Span } from './spans.ts';
import { denialOf } from './negation.ts';
import { quantitiesOf } from './numbers.ts';
import { tellsAway } from './people-away.ts';
import { plain } from './plain.ts';

export type Cut = {
  readonly start: number;
  readonly end: number;
  readonly why: 'denied' | 'dropped' | 'elsewhere' | 'away';
};

/** A figure of before, that what follows corrects. */
const saidBefore =
  /^(?:and |y )?(?:(?:i know )?i (?:said|keep saying|kept saying|told you|was saying|wrote)\b|(?:yo )?(?:dije|habia dicho|les dije|puse)\b|(?:the |my )?(?:sheet|plan|plans|drawings?|ticket|work order|paper|email)s? (?:says?|said|had|shows?|showed)\b|(?:en )?(?:la hoja|el plano|la orden|el papel|el plan) (?:dice|decia|ven\p{L}+|trae|traia|marca)\b)/u;

export type Asked = {
  /** Work, place or people are asked for: anyone may be told to be away. */
  readonly forWho: boolean;
  /** A denial that may be the work, or a measure that was asked for. */
  readonly isAnswer: (denial: string) => boolean;
  /** What follows the first name of the crew, and how many words stand before it. @returns null where none is named */
  readonly afterName: (text: string) => { readonly rest: string; readonly lead: number } | null;
};

/** "El ruido, no se oye ni gritando": so much of it. */
const tooMuch =
  /\bno se (?:oye|escucha|aguanta|soporta|ve nada)\b|\bcan't (?:hear|see) (?:a|your|any)/;

/** What is cut out of a line, in its order. */
export function cutsOf(line: string, asked: Asked): Cut[] {
  const spans = spansOf(line);
  const cuts: Cut[] = [];
  const isCut = ({ start }: Span) => cuts.some((cut) => cut.start <= start && start < cut.end);
  const cut = (from: Span | undefined, to: Span | undefined, why: Cut['why']) => {
    if (from === undefined || to === undefined) return;
    while ((cuts.at(-1)?.start ?? -1) >= from.start) cuts.pop();
    const last = cuts.at(-1);
    cuts.push({ start: Math.max(from.start, last?.end ?? 0), end: to.end, why });
  };
  for (const [at, span] of spans.entries()) {
    if (isCut(span)) continue;
    const whole = wholeSentenceAt(spans, at);
    if (
      whole !== null &&
      !(asked.forWho && whole.why !== 'elsewhere' && asked.afterName(line) !== null) &&
      !(
        whole.why === 'denied' &&
        asked.isAnswer(line.slice(span.start, spans[whole.last]?.end ?? span.end))
      )
    ) {
      cut(span, spans[whole.last], whole.why);
      continue;
    }
    const plan = endOfPlan(spans, at, asked.forWho);
    if (plan !== null) {
      cut(span, spans[plan], 'dropped');
      continue;
    }
    const next = spans[at + 1];
    if (saidBefore.test(span.flat) && quantitiesOf(span.text).length > 0 && next?.joint === 'but') {
      cut(span, next, 'dropped');
      continue;
    }
    const away = endOfAway(spans, at, asked);
    if (away !== null) {
      cut(span, spans[away], 'away');
      continue;
    }
    if (asked.forWho) continue;
    const elsewhere = endOfElsewhere(spans, at);
    if (elsewhere !== null) {
      cut(span, spans[elsewhere], 'elsewhere');
      continue;
    }
    const absent = endOfAbsent(spans, at);
    const gone = spans[absent?.last ?? -1];
    if (
      gone !== undefined &&
      !(absent?.mayBeMeasure === true && asked.isAnswer(line.slice(span.start, gone.end)))
    ) {
      cut(span, gone, 'denied');
      continue;
    }
    const denial = denialAt(spans, at);
    const first = spans[denial?.first ?? -1];
    const last = spans[denial?.last ?? -1];
    if (first === undefined || last === undefined || tooMuch.test(last.flat)) continue;
    // What is denied in so many words is known to those who read a denial.
    if (first === last && denialOf(first.text)?.before === '' && !first.flat.startsWith('ni '))
      continue;
    if (denial?.isContrast !== true && asked.isAnswer(line.slice(first.start, last.end))) continue;
    cut(first, last, 'denied');
  }
  return cuts;
}

/** The last clause of what is told of someone who isn't here today. */
function endOfAway(
  spans: readonly Span[],
  at: number,
  { afterName, forWho }: Asked,
): number | null {
  const span = spans[at];
  const named = span === undefined ? null : afterName(span.text);
  if (span === undefined || named === null || (!forWho && named.lead > 2)) return null;
  let end: number | null = tellsAway(named.rest) ? at : null;
  for (let next = at + 1; next < spans.length; next++) {
    const one = spans[next];
    if (one === undefined || one.sentence !== span.sentence) break;
    if (afterName(one.text) !== null && !(end !== null && strikesOut.test(one.flat))) break;
    const follows = pronoun.test(one.flat) || one.joint === 'but' || one.joint === 'so';
    const isAway =
      tellsAway(one.flat) ||
      (end !== null &&
        (strikesOut.test(one.flat) ||
          (one.joint === 'so' && !/\p{Lu}\p{Ll}+ \p{Lu}/u.test(one.text))));
    if (!follows && !(forWho && isAway)) break;
    if (isAway) end = next;
  }
  return end;
}

/** "So scratch Troy". */
const strikesOut =
  /\b(?:(?:leave|take|cross|keep) (?:him|her|them|\p{L}+) (?:off|out)|scratch|skip|forget|don't (?:put|count|list|look for)|borr\p{L}+|quit\p{L}+|no (?:(?:me )?l[oa] )?(?:cuent|apunt|pong)\p{L}+|sin)\b/u;

const before = /(?:,?\s+(?:and|y|but|pero|so|because|porque))?[\s,]*$/iu;
const after = /^[\s,]*(?:(?:and|y|but|pero|because|porque)\s+)?/iu;

/** The line without what is cut. */
export function withoutCuts(line: string, cuts: readonly Cut[]): string {
  let kept = '';
  let from = 0;
  const keep = (piece: string) => {
    if (!/[\p{L}\p{N}]/u.test(piece)) return;
    const opens = kept === '' || /[.;!?]$/.test(kept);
    const said = opens ? piece.replace(/^[\s,.;!?]+/u, '') : piece;
    if (kept !== '' && !/^[.;!?]/.test(said))
      kept += opens || /^so |^asi que /iu.test(said) ? ' ' : ', ';
    kept = (kept + said).trimEnd();
  };
  for (const { start, end } of cuts) {
    const piece = line.slice(from, start);
    keep((from === 0 ? piece : piece.replace(after, '')).replace(before, ''));
    from = end;
  }
  keep(from === 0 ? line : line.slice(from).replace(after, ''));
  return onlyFiller.test(plain(kept)) ? '' : kept;
}

const onlyFiller =
  /^(?:(?:oh|man|ay|ah|uh|um|well|okay|so|y|and|pues|bueno|anyway|yeah|no|sorry|fijate|mira|ademas|also)[,.!?\s]*)*$/;
