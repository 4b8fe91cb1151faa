import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { namesThat, speaksOfIt } from '../understanding/of-it.ts';
import { isStatement } from '../understanding/statement.ts';
import { capitalize, plain } from '../understanding/plain.ts';
import { partsOf } from '../understanding/sentences.ts';
import { denialOf } from '../understanding/negation.ts';
import { putText } from '../facts/put.ts';
import { stepTopicOf } from './step-topic.ts';
import { takeCareful } from './take-careful.ts';
import { stepInQuestion, takeClauses } from './take-clauses.ts';

export function takeHazards(draft: JsaState, said: string, library: Library): boolean {
  const topic = stepTopicOf(draft.facts, said, library);
  const sentence = topic === null || isOfTopic(plain(topic.rest)) ? said : topic.rest;
  const step =
    topic?.step ?? (draft.ask.slot === 'hazards' ? stepInQuestion(draft, sentence) : undefined);
  const how = { step, fallback: 'hazard', keepUnknown: true } as const;
  const taken = takeClauses(draft, sentence, { ...how, isOne: leadsToOneHarm(sentence) }, library);
  takeCareful(draft, taken.careful, library);
  for (const rest of taken.rest)
    if (rest.split(' ').length > 3) putText(draft.facts.notes, capitalize(rest));
  return taken.hazards.length > 0 || taken.denials > 0 || taken.rest.length > 0;
}

const isOfTopic = (rest: string): boolean => speaksOfIt(rest) && !namesThat(rest);

/** "They're working at the edge and it's thirty feet, they could fall": where someone is, and what may happen there. */
function leadsToOneHarm(sentence: string): boolean {
  const [first, ...others] = partsOf(sentence);
  const last = others.at(-1);
  return (
    first !== undefined &&
    last !== undefined &&
    others.length < 5 &&
    (isStatement(plain(sentence)) ||
      /\b(?:andamos|estamos|andan|estan|anda|they're|we're)\b/.test(plain(sentence))) &&
    /^(?:he|she|they|you|a guy|somebody|someone|uno|alguien|se|te|nos) ?(?:could|can|might|may|(?:se |te |nos )?(?:puede|podria)\p{L}*)\b/u.test(
      plain(last.text),
    ) &&
    partsOf(sentence).every(({ text }) => denialOf(text) === null)
  );
}
