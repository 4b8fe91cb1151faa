/** A line cut where one statement ends and the next begins, with what joins them. */
import { once, plain } from './plain.ts';

export type Span = {
  readonly text: string;
  readonly flat: string;
  readonly start: number;
  readonly end: number;
  /** Which sentence of the line it is in. */
  readonly sentence: number;
  readonly joint: 'start' | 'comma' | 'and' | 'but' | 'so' | 'because';
};

const abbreviated = /\b(?:st|ave|rd|dr|av|blvd|mr|mrs|ms|inc|co|ing|sr|sra)$/;
/** "No. 12", but not "uh, no." */
const numbered = /\bno\.? ?\d$/;

const joints =
  /(?<end>[.!?;]+(?=\s|$))|(?<but>,?\s+(?:but|pero|nomas que|sino que|aunque|although|though)\s+)|(?<so>,?\s+(?:so(?! (?:that(?!'s)|as|much|many|far|bad|hot|loud|deep|he doesn't get)\b)|asi que|o sea que|por eso|por lo que|entonces)\s+)|(?<because>,?\s+(?:because|cause|since(?= (?:nothing|nobody|no|there|we|it|the)\b)|porque|pues|ya que)\s+)|(?<and>,?\s+(?:and|y)\s+(?=(?:none|no|nothing|nobody|not|that|those|these|it|they|he|she|there(?:'s|'re)?|we(?:'re|'ve|'ll)?|i|ningun[oa]?s?|nada|nadie|ni|eso|es[ae]|es[oa]s|ya|aqui|ahi|alla)\b|(?:al|a don|el) \p{L}+ (?:\p{L}+ )?(?:l[oa]|ni|no|se|pidio|anda|esta)\b|(?:the|el|la|los|las|en) (?:[\p{L}']+ ){1,4}?(?:is|are|was|were|all|comes?|runs?|stays?|don't|doesn't|isn't|won't|no|esta|estan|se|les?|nos)\b|[\p{L}-]+'s\b|\p{L}+ (?:is|are|doesn't|isn't|don't)\b|\p{L}+ \p{L}+(?:'s| is)\b))|(?<comma>\s*[,:]\s+(?:(?:and|y|or|o|e)\s+)?|\s+[-–—]+\s+)/gu;

const kinds = ['but', 'so', 'because', 'and', 'comma'] as const;

export const spansOf = once((line: string): readonly Span[] => {
  const flat = plain(line);
  const spans: Span[] = [];
  let start = 0;
  let sentence = 0;
  let joint: Span['joint'] = 'start';
  const push = (end: number) => {
    const raw = line.slice(start, end);
    const text = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const from = start + raw.length - raw.trimStart().length;
    spans.push({
      text,
      flat: plain(text),
      start: from,
      end: from + text.length,
      sentence,
      joint,
    });
  };
  for (const match of flat.matchAll(joints)) {
    const isEnd = match.groups?.end !== undefined;
    if (
      isEnd &&
      (abbreviated.test(flat.slice(0, match.index)) ||
        numbered.test(flat.slice(0, match.index + 3)))
    )
      continue;
    push(match.index);
    start = match.index + match[0].length;
    if (isEnd) sentence += 1;
    joint = isEnd ? 'start' : (kinds.find((kind) => match.groups?.[kind] !== undefined) ?? 'comma');
  }
  push(line.length);
  return spans;
});

/** "Uh", "well": a clause that says nothing. */
const filler =
  /^(?:(?:nah|no|nope|yeah|yes|well|ha|man|oh|ah|um|uh|eh|hey|okay|i think (?:that's|that is) (?:it|all|everything)|that's (?:it|all|everything)|pues|este|a ver|ya|es todo|seria todo|nada mas|bueno|fijate|mira|mire|otra cosa|let's see|lemme see|let me think) ?)+$/u;

/** Whether nothing but fillers stands before a clause in its sentence. */
export function opensSentence(spans: readonly Span[], at: number): boolean {
  const sentence = spans[at]?.sentence;
  return spans.slice(0, at).every((one) => one.sentence !== sentence || filler.test(one.flat));
}
