/** What was thought of and not done: "we'd talked about a bucket truck but the alley's too tight". Never a measure. */
import { plain } from './plain.ts';

const head = new RegExp(
  [
    String.raw`(?:we|i|they|he|she|the (?:gc|boss|owner|super|office|city))(?:'d| had)? (?:talked|thought|were talking|were thinking|was thinking|was talking|kicked around|toyed with|considered|looked (?:at|into)|asked (?:about|for|if)|went back and forth) (?!(?:about |around |on |of |with |into |at )*(?:it|the (?:hazards?|job|plan))\b)`,
    String.raw`(?:we|i|they|he|she) (?:were|was) (?:gonna|going to|supposed to|hoping to|fixing to) `,
    String.raw`(?:we|i|they)(?: might| may|'re maybe|'ll maybe) (?:still |also )?(?:get|rent|bring|use|borrow|order|try|have|end up with|see about) `,
    String.raw`(?:maybe|perhaps) (?:we|i|they|the \p{L}+)(?:'ll| will| can)? `,
    String.raw`there was (?:talk|some talk|an idea|gonna|going to|supposed) `,
    String.raw`(?:y |pues )?(?:(?:nos |me )?(?:pensamos|pensabamos|pense|estabamos pensando|estamos pensando|andabamos (?:pensando|viendo|con que)|andaban (?:con que|viendo|pensando)|andamos viendo|habiamos (?:pensado|hablado|platicado)|queriamos|queria|querian|ibamos a|iban a|iba a|hablamos de|platicamos de|se hablo de|se penso|dijeron que (?:iban|nos iban)|nos iban a|a lo mejor (?:rent|tra|us|consegu|ped|nos)\p{L}*|tal vez (?:rent|tra|us|consegu|ped)\p{L}*|quizas? (?:rent|tra|us|consegu|ped)\p{L}*))(?: |$)`,
  ].join('|'),
  'u',
);

/** Where a plan may begin: at the start, after a comma, or after "and" and "but". */
const start = new RegExp(
  String.raw`(?:^|[,;]\s*(?:(?:and|but|y|pero|oh|ah|so|pues|also)\s+)*|\s(?:and|but|y|pero)\s+)(?=(?:${head.source}))`,
  'u',
);

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
    const at = start.exec(plain(sentence));
    isPlan = at !== null;
    if (at === null) {
      kept.push(sentence);
      continue;
    }
    const before = sentence.slice(0, at.index).trim();
    if (before !== '') kept.push(before);
    plans.push(sentence.slice(at.index + at[0].length).trim());
  }
  return { kept: kept.join(' '), plans };
}
