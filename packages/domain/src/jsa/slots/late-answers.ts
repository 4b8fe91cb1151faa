/** What is still said when she reads back. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { hazardsOf } from '../facts/find.ts';
import { isAtTheEnd } from '../facts/hazard-for.ts';
import { readPart } from '../understanding/classify.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { isBareCondition } from './signs.ts';
import { isHazardTalk } from './speaks-of.ts';

/** Said at the end, while a hazard has no control yet: what tells no harm is one. */
export function answersLate(
  draft: JsaState,
  flat: string,
  sentence: string,
  library: Library,
): boolean {
  if (!isAtTheEnd(draft) || isBareCondition(flat) || isHazardTalk(sentence, library)) return false;
  if (!hazardsOf(draft.facts).some(({ controls }) => controls.length === 0)) return false;
  const energy = energyOf(flat)?.energy ?? null;
  const isTool = energy === null || ['mechanical', 'motion', 'gravity'].includes(energy);
  return (isTool && !tellsHarm.test(flat)) || readPart(sentence, library, null).kind === 'control';
}

const tellsHarm =
  /^(?:que |se |te |le |me )|^\p{L}+(?:ing|[aei]rse|[aei]rle|ado|ada)\b|\b(?:get(?:s|ting)?|fall\w*|break\w*|hurt\w*|crush\w*|pinch\w*|hit|hits|struck|roll(?:s|ing)? over|cae\w*|caer\w*|golpe\w*|aplast\w*|machuc\w*|cort\w*|we missed|nos falto|missed|forgot)\b|^(?:hay|there's|there is|there are|the|a|an|el|la|los|las|un|una)\b/u;
