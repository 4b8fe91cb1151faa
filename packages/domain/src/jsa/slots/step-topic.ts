/** "On the lockout it's getting shocked", "soplando, el polvo": the step first, then what could hurt someone there. */
import type { Facts, Step } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readAfterHazard, saysHarm } from '../understanding/measure.ts';
import { contentOf, plain } from '../understanding/plain.ts';
import { sharedRoots } from '../understanding/roots.ts';
import { partsOf } from '../understanding/sentences.ts';

const begins = String.raw`(?:(?:y|and|well|pues|bueno|then|now|okay|luego|despues|ya) )*`;
const link = String.raw`(?:\s*,\s*(?:(?:pues|well|bueno) ,? ?)?(?:(?:it's|there's|you got|you've got|we got|we've got|the big one's|pues|esta|hay|es|son) )?|\s+(?:it's|there's|you got|you've got|we got|we've got|the big (?:one|thing)(?:'s| is)|pues|hay|es|son)\s+|\s+(?=(?:una?|an?|que) ))`;
const english = new RegExp(
  String.raw`^${begins}((?:(?:up|down|out|over|back) )?(?:on|in|for|at|during|with|while|once|when|as) (?!(?:top|the other|there|case)\b).{3,50}?|(?:\p{L}{3,} )?\p{L}{3,}ing(?: (?!it's\b)[\p{L}\d'-]+){0,7}?)${link}(?=\p{L})`,
  'u',
);
const spanish = new RegExp(
  String.raw`^${begins}(?:a la hora de )?((?:(?:arriba|abajo|alla|aca|ahi|adentro|afuera|alla arriba|alla abajo) )?(?:al|del?|en|con|cuando|durante|para|pa'?l?) (?!(?:esto|eso|cuidado)\b).{2,50}?|(?<=hora de )\p{L}+(?: \p{L}+){0,4}?|\p{L}{2,}(?:ando|iendo|yendo)(?: \p{L}+){0,6}?|\p{L}{3,}[aei]r(?= ?,)|\p{L}{3,}[aei]r (?:el |la |los |las )?\p{L}+(?= ?,))${link}(?=\p{L})`,
  'u',
);

/** "When they're up doing jumpers" has words of its own; "on the climb" names the step and nothing else. */
const isDeed = /^(?:when|while|once|as|cuando|al \p{L}+[aei]r|\p{L}+(?:ing|ando|iendo|yendo)) ?/u;

const light =
  /\b(?:they're|we're|he's|she's|up|down|out|off|doing|getting|going|estamos|andamos|estan|andan|haciendo|ones?)\b/g;

/** @returns the step and what is said of it, or null where no step is named first */
export function stepTopicOf(
  { steps }: Facts,
  sentence: string,
  library: Library,
): { step: Step | undefined; rest: string } | null {
  const flat = plain(sentence);
  const match = english.exec(flat) ?? spanish.exec(flat);
  const topic = match?.[1];
  if (match === null || topic === undefined) return null;
  const words = contentOf(topic.replace(light, ' '));
  let best: Step | undefined;
  let most = 0;
  const others = isDeed.test(topic) ? Math.min(2, words.size / 2) : 0;
  for (const step of steps) {
    const shared = sharedRoots(contentOf(step.text), words);
    if (shared > most && shared + others >= words.size) {
      best = step;
      most = shared;
    }
  }
  const rest = sentence.slice(match[0].length);
  const [first] = partsOf(rest);
  // "Burning off tops" is the step in its own words, whatever they tell. "Sanding dust, mask": that is the hazard.
  const linked = match[0].slice(match[0].indexOf(topic) + topic.length).trim();
  const isStep = words.size > 0 && most >= words.size && linked !== '';
  if (
    first === undefined ||
    (!isStep && (saysHarm(topic) || readAfterHazard(plain(first.text), library) === 'measure'))
  )
    return null;
  const isWork =
    /^\p{L}{4,}(?:ing|ando|iendo|yendo|[aei]r)$/u.test(topic) && match[0].includes(',');
  return (best === undefined && !isWork) || rest.length < 4 ? null : { step: best, rest };
}
