/** What was thought of and not done: "we'd talked about a bucket truck but the alley's too tight". Never a measure. */
import { saysHarm } from './measure.ts';
import { plain } from './plain.ts';

const startsPlan = new RegExp(
  `^(?:${[
    String.raw`(?:we|i|they|he|she|the (?:gc|boss|owner|super|office|city))(?:'d| had)? (?:talked|thought|were talking|were thinking|was thinking|was talking|kicked around|toyed with|considered|looked (?:at|into)|asked (?:about|for|if)|went back and forth) (?!(?:about |around |on |of |with |into |at )*(?:it|the (?:hazards?|job|plan))\b)`,
    String.raw`(?:we|i|they|he|she) (?:were|was) (?:gonna|going to|supposed to|hoping to|fixing to) `,
    String.raw`(?:we|i|they)(?: might| may|'re maybe|'ll maybe) (?:still |also )?(?:get|rent|bring|use|borrow|order|try|have|end up with|see about) `,
    String.raw`(?:maybe|perhaps) (?:we|i|they|the \p{L}+)(?:'ll| will| can)? `,
    String.raw`there was (?:talk|some talk|an idea|gonna|going to|supposed) `,
    String.raw`(?:y |pues )?(?:(?:nos |me )?(?:pensamos|pensabamos|pense|estabamos pensando|estamos pensando|andabamos (?:pensando|viendo|con que)|andaban (?:con que|viendo|pensando)|andamos viendo|habiamos (?:pensado|hablado|platicado)|queriamos|queria|querian|ibamos a|iban a|iba a|hablamos de|platicamos de|se hablo de|se penso|dijeron que (?:iban|nos iban)|nos iban a|a lo mejor (?:rent|tra|us|consegu|ped|nos)\p{L}*|tal vez (?:rent|tra|us|consegu|ped)\p{L}*|quizas? (?:rent|tra|us|consegu|ped)\p{L}*))(?: |$)`,
  ].join('|')})`,
  'u',
);

/** What is wished for, asked for or may come, where the sentence goes on to say that it isn't there. */
const wish =
  /^[^,.;]{0,50}\b(?:wanted|was hoping|were hoping|would(?:'ve| have)? like|'d (?:love|like)|asked (?:for|about)|(?:was|were|got) (?:ordered|requested|promised)|supposed to|on order|back ?ordered|thinks|was saying|keeps? saying|been on about|talk(?:ed|ing)? about|maybe|queria\p{L}*|quisiera\p{L}*|pedimos|pidio|pidieron|se pidio|encarg(?:o|amos|aron)|prometi\p{L}+|and[ao]\p{L}* diciendo|dice\p{L}* que (?:igual|a lo mejor|tal vez)|tal vez|quizas?|a lo mejor|igual (?:nos|y)|ojala)\b/u;
const isNotThere =
  /\b(?:but|so|and|though|except)\b[^.;]*(?:n't\b|\b(?:never|not|no|only|tied up|sitting|stuck|broke|leave it|gone)\b)|\b(?:not decided|don't (?:write|put|count|list)|no on that|who knows|we'll see|(?:don't|didn't) (?:have|get|show)|nobody's ordered|i don't know)\b|\bpero\b[^.;]*\b(?:no|nunca|quien sabe|ni|todavia)\b|\b(?:quien sabe|no cuent\p{L}+|hoy no|no l[oa] (?:ten|pon|apunt|cuent)\p{L}*|no (?:llego|ha llegado)|yo no l[oa])\b/u;

const fillers = String.raw`(?:(?:and|but|y|pero|oh|ah|so|pues|also|i mean|you know|honestly|well|mire|o sea)[,\s]+)*`;
/** Where a plan may begin: at the start, after a comma, or after "and" and "but". */
const start = new RegExp(String.raw`(?:^|[,;]\s*|\s(?=(?:and|but|y|pero)\s))${fillers}`, 'gu');

/** @returns where a plan begins in a plain sentence, and where its words do */
function planIn(flat: string): { readonly index: number; readonly from: number } | null {
  for (const match of flat.matchAll(start)) {
    const from = match.index + match[0].length;
    const rest = flat.slice(from);
    const isWish =
      wish.test(rest) &&
      isNotThere.test(rest) &&
      !saysHarm((rest.split(/[,;]/u, 1)[0] ?? '').replace(/\bgets? \p{L}+ed\b/gu, ' '));
    if (startsPlan.test(rest) || isWish) return { index: match.index, from };
  }
  return null;
}

/** "Ya no, la cancelamos", "not happening": goes on with a plan. */
const dropped =
  /^(?:(?:but|pero|y|and|so|pues) )*(?:ya no|no|nope|nah|not|never|nunca|that(?:'s| is| got| fell| never)?|it(?:'s| never| fell| got)|they (?:never|didn't|wouldn't|said no)|we (?:didn't|never|dropped|scrapped|canceled|cancelled|decided)|siempre no|al final no|al cabo no|se cancel\p{L}*|l[ao] cancel\p{L}*|no se (?:hizo|pudo|armo)|don't|leave)\b/u;

/** The same text without what was only thought of, and what that was. */
export function splitPlans(text: string): { readonly kept: string; readonly plans: string[] } {
  const kept: string[] = [];
  const plans: string[] = [];
  let isPlan = false;
  for (const sentence of text.split(/(?<=[.;!?])\s+/u)) {
    if (isPlan && dropped.test(plain(sentence))) {
      plans.push(`${plans.pop() ?? ''} ${sentence}`.trim());
      continue;
    }
    const at = planIn(plain(sentence));
    isPlan = at !== null;
    if (at === null) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, at.index).trim();
    if (before !== '') kept.push(before);
    plans.push(sentence.slice(at.from).trim());
  }
  return { kept: kept.join(' '), plans };
}
