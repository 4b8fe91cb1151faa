/** Permits, stop conditions and the emergency plan, as they are said. */
import { languages } from '../../languages.ts';
import type { JsaState, Slot } from '../jsa-state.ts';
import { putDenial, putText } from '../facts/put.ts';
import { wordsFor } from '../saying/words-for.ts';
import { denialOf } from '../understanding/negation.ts';
import { capitalize } from '../understanding/plain.ts';

export function takeList(
  draft: JsaState,
  slot: Slot,
  list: string[],
  sentences: readonly string[],
): boolean {
  for (const sentence of sentences) {
    // "None on this one, all the welding got finished up" says that there is none, and why.
    if (slot === 'permits' && /^(?:none|nothing|nada|ningun[oa]?)\b/iu.test(sentence)) continue;
    const denial = slot === 'stop_work' ? null : denialOf(sentence);
    if (denial === null) {
      putText(list, capitalize(sentence.replace(/[\s,.]+$/u, '')));
      if (slot === 'permits') withdrawNoPermits(draft);
    } else {
      putDenial(draft, denial.denied);
      if (denial.before !== '') putText(list, capitalize(denial.before));
    }
  }
  return true;
}

function withdrawNoPermits(draft: JsaState): void {
  const names = new Set(languages.map((lang) => wordsFor(lang).permitsAbsent));
  draft.facts.absent = draft.facts.absent.filter((denied) => !names.has(denied));
}
