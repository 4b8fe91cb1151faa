/** Accepts offers. */
import { hazardsAskedAbout, isSame, stepsAskedAbout } from '../facts/find.ts';
import { putControl, putHazard, putPerson, putStep, putText } from '../facts/put.ts';
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { ownOffers } from '../saying/own-offers.ts';
import { wordsFor } from '../saying/words-for.ts';
import { capitalize } from '../understanding/plain.ts';

export function acceptOffers(draft: JsaState, labels: readonly string[], library: Library): void {
  for (const label of labels) {
    acceptOffer(draft, label, library);
    draft.lastPut = label;
  }
}

function acceptOffer(draft: JsaState, label: string, library: Library): void {
  const { facts, ask, context } = draft;
  const { slot } = ask;
  const words = wordsFor(draft.lang);
  if (slot === 'place') facts.place = label;
  if (slot === 'people')
    for (const name of label === words.everyone ? context.crew : [label]) putPerson(facts, name);
  if (slot === 'steps') putStep(draft, label);
  if (slot === 'hazards') acceptHazard(draft, label, library);
  if (slot === 'controls') acceptControl(draft, label, library);
  if (slot === 'ppe') for (const item of label.split(', ')) putText(facts.ppe, capitalize(item));
  if (slot === 'permits') {
    if (label === words.permitOffers[0]) putText(facts.absent, words.permitsAbsent);
    else putText(facts.permits, label);
  }
  if (slot === 'stop_work') putText(facts.stopWork, label);
}

/** A hazard from a document or the library keeps the energy that it has there. */
function acceptHazard(draft: JsaState, label: string, library: Library): void {
  const [step] = stepsAskedAbout(draft);
  if (step === undefined) return;
  const own = ownOffer(draft, label);
  const known = [...library.hazards.values()].find(({ en, es }) =>
    [en[0], es[0]].some((name) => name !== undefined && isSame(name, label)),
  );
  const paper =
    own?.energy == null
      ? known && { energy: known.energy, highEnergy: known.high_energy }
      : { energy: own.energy, highEnergy: own.highEnergy };
  putHazard(draft, step, label, library, paper ?? null);
}

function acceptControl(draft: JsaState, label: string, library: Library): void {
  const [hazard] = hazardsAskedAbout(draft);
  if (hazard === undefined) return;
  const own = draft.offers.spoken ? ownOffer(draft, label) : undefined;
  const source = own?.source ?? (draft.offers.spoken ? 'accepted' : 'said');
  putControl(draft, hazard, label, source, library, {
    ...(own?.level != null && { level: own.level }),
    ...(own?.canBeDirect != null && { direct: own.canBeDirect ? 'unknown' : 'no' }),
  });
}

function ownOffer(draft: JsaState, label: string) {
  return ownOffers(draft).find((own) => isSame(own.label, label));
}
