/** Whether what is told of before, or of others, comes back to the crew and today. All of it without accents. */
import { saysHarm } from './measure.ts';
import { plain } from './plain.ts';
import { spansOf } from './spans.ts';

const now =
  /(?<!\bi )\bstill\b|\b(?:right now|todavia(?! no)|aun(?! no|que)|siguen?|ahorita si|quema|muerde|embiste|burns|bites|stings)\b|^(?:there's|there is|hay) (?!no\b|nothing\b|none\b|que\b|nada\b)|^(?:now|ahora|ahorita) (?!(?:there's|there is|it's|hay) (?:no|not|nothing|none)\b|no\b|not\b|none\b|nothing\b|ni\b|nada\b|nobody\b|ya no\b)/u;
const reachesUs =
  /\b(?:on|at|into|over|onto|above) us\b|\bnos (?:puede|cae|llega|pega|alcanza)n?\b|\bencima de nosotros\b/u;
const mayHurt =
  /\b(?:could|might|can|gonna)\b(?! have)(?!.*\b(?:them|him|her)\b)|\bse (?:le |les |nos )?pued\p{L}+/u;

const someoneMay =
  /\b(?:somebody|someone|a guy|a man|you|we)(?: could| might|'s gonna| can|'ll)\b(?! have)|\b(?:alguien|uno) (?:se \p{L}+[ae]|puede)\b/u;
/** "Nobody's allowed up there without a harness", "nadie sube si hay viento": what no one may do. */
const isRule =
  /^(?:nobody|no one|nadie|ningun\p{L}*)\b.*\b(?:without|unless|until|till (?:he|she|it|they|we|the)|but|except|sin|hasta que|mas que|si|if)\b/u;

/** "Last week it rained so the sides could slough in", "they drained the tank but it's still full of fumes". */
export function comesBack(sentence: string): boolean {
  const flat = plain(sentence);
  return (
    isRule.test(flat) ||
    someoneMay.test(flat) ||
    (mayHurt.test(flat) && saysHarm(flat.slice(flat.search(mayHurt)))) ||
    spansOf(sentence).some(
      (one, index) => index > 0 && (now.test(one.flat) || reachesUs.test(one.flat)),
    )
  );
}
