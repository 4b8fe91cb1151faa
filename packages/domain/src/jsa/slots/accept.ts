/** Offers that were taken up. */
import type { JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import {
  newControl,
  putControl,
  putHazard,
  putPerson,
  putStep,
  putText,
  settleLooseHazards,
} from '../facts/put.ts';
import { isSame, stepsAskedAbout } from '../facts/find.ts';
import { ownOffers } from '../saying/own-offers.ts';
import { askedHazards } from '../saying/question.ts';
import { wordsFor } from '../saying/words-for.ts';

/** @returns whether that settles the question */
export function acceptOffers(
  draft: JsaState,
  labels: readonly string[],
  library: Library,
): boolean {
  for (const label of labels) acceptOffer(draft, label, library);
  return draft.ask.slot !== 'steps' || labels.length > 1;
}

function acceptOffer(draft: JsaState, label: string, library: Library): void {
  const { facts, ask, context } = draft;
  const words = wordsFor(draft.lang);
  switch (ask.slot) {
    case 'place':
      facts.place = label;
      return;
    case 'people':
      for (const name of label === words.everyone ? context.crew : [label]) putPerson(facts, name);
      return;
    case 'steps':
      putStep(draft, label);
      settleLooseHazards(facts);
      return;
    case 'hazards':
      acceptHazard(draft, label, library);
      return;
    case 'controls':
    case 'direct_control': {
      const own = draft.offers.spoken ? ownOffer(draft, label) : undefined;
      const source = own?.source ?? (draft.offers.spoken ? 'accepted' : 'said');
      const control = newControl(label, source, library);
      putControl(
        draft,
        askedHazards(draft)[0],
        {
          ...control,
          level: own?.level ?? control.level,
          direct: own?.canBeDirect == null ? control.direct : own.canBeDirect ? 'unknown' : 'no',
        },
        library,
      );
      return;
    }
    case 'ppe':
      for (const item of label.split(', '))
        putText(facts.ppe, item.charAt(0).toUpperCase() + item.slice(1));
      return;
    case 'permits':
      if (label === words.permitOffers[0]) putText(facts.absent, words.permitsAbsent);
      else putText(facts.permits, label);
      return;
    case 'stop_work':
      putText(facts.stopWork, label);
      return;
    case 'task':
    case 'wheel':
    case 'emergency':
    case 'confirm':
    case 'read_back':
    case 'sign':
      return;
  }
}

/** The hazard of a paper keeps the energy that it has there. */
function acceptHazard(draft: JsaState, label: string, library: Library): void {
  const own = ownOffer(draft, label);
  const hazard = putHazard(draft, label, stepsAskedAbout(draft)[0], library);
  if (own === undefined || own.energy === null) return;
  hazard.energy = own.energy;
  hazard.highEnergy = own.highEnergy;
}

function ownOffer(draft: JsaState, label: string) {
  return ownOffers(draft).find((own) => isSame(own.label, label));
}
