/** What a part of a sentence names: a hazard, a control, something worn. */
import type { ControlLevel, Energy, HighEnergyKind } from '../energies.ts';
import type { Library } from '../library/compile.ts';
import { controlOf, isOnlyCareful, isWorn } from './control-signals.ts';
import { energyOf, likelyEnergyOf } from './energy-signals.ts';
import { findPhrases, longest } from './phrase-tree.ts';
import { plain } from './plain.ts';

export type HazardReading = {
  readonly concept: string | null;
  readonly energy: Energy | null;
  readonly highEnergy: HighEnergyKind | null;
};

export type ControlMeaning = {
  readonly concept: string | null;
  readonly level: ControlLevel;
  readonly canBeDirect: boolean;
  /** What the control is for, by the library. */
  readonly fits: readonly string[];
};

const hazardCue =
  /\b((?:grab|catch|snag|eat|bite|smash|crush|yank)(?:s|es) (?:your|you|somebody|someone|my|his|a)\b|(?:jala|agarra|atrapa|muerde|machuca) (?:la|el|los|las|tu|su) (?:mano|manga|dedos?|ropa|pie|bota)|could|might|may|can (?:get|fall|come|hit|cut|burn|slip|swing|drop|blow|pinch|crush|roll|break|catch|hurt|kick|tip|shock|cave)|risk|danger\w*|hazard\w*|worr(?:y|ied|ies)|afraid|scared|concern\w*|chance of|expos\w*|missing|broken|damaged|falta\w*|rot[oa]s?|danad[oa]s?|get(?:s|ting)? (?:hit|hurt|cut|burned|burnt|shocked|crushed|struck|caught|pinched|run over|pinned|sick)|biggest thing|pueden?|podrian?|riesgos?|peligr\w*|preocup\w*|miedo|nos puede|se puede|expuest\w*|vaya a|se nos|lo mas feo|lo mas canijo|cuidado con (?:el|la|los|las))\b/;

const controlCue =
  /\b(?:we(?:'ll| will| are going to|'re going to|'re gonna)? (?:use|set|put|wear|keep|lock|tie|rope|shore|barricade|check|test|ground|stay|cover|brace|block|wet|rig|install|hang|slope|bench|chock|guard|fence|vent|monitor|call|mark|close|shut|drain|kill|turn)\b|using|controlled|protected|we (?:need|have|got|gotta|must)(?: to)? (?:use|set|put|wear|keep|lock|tie|shore|brace|block)|hay que|tenemos que|to (?:prevent|keep|protect|control|stop)|make sure|everybody (?:stays|wears|is|ties)|everyone (?:stays|wears|is|ties)|(?:is|are|it's|they're|gets?) (?:tied|locked|shored|covered|guarded|barricaded|de-?energized|grounded|tested|roped|braced|secured|fenced|chocked|anchored|sloped|benched|marked|capped)|usamos|usar|vamos a (?:usar|poner|amarrar|bloquear|cerrar|revisar|tapar|mojar|apagar|acordonar|traer|llevar)|ponemos|poner|pusimos|llevamos|amarramos|amarrad\w*|bloqueamos|tapamos|mojamos|apagamos|acordonamos|cerramos|revisamos|para (?:que no|evitar|prevenir|proteger)|nos aseguramos|controla\w*|protegid\w*|se (?:pone|usa|coloca|amarra|bloquea|revisa|apaga|tapa|moja|mantiene)n?|mantener\w*|todos (?:traen|usan|con|se))\b/;

/** What the crew itself does; the other cues may also tell how harm comes about. */
const crewDoes =
  /\b(?:we|we'll|we're|i'll|they'll|nos|usamos|ponemos|pusimos|llevamos|amarramos|bloqueamos|tapamos|mojamos|apagamos|acordonamos|cerramos|revisamos|vamos a|hay que|tenemos que|using|make sure|to (?:prevent|keep|protect|control|stop)|para (?:que no|evitar|prevenir|proteger)|everybody|everyone|todos|traemos)\b/;

/** "240 in the box": no other number begins this way. */
const bareVoltage =
  /^(?:\d{3,5}|(?:one|two|four) (?:ten|twenty|forty|eighty|oh eight|seventy.?seven)|ciento (?:diez|veinte)|doscientos (?:veinte|cuarenta)|cuatrocientos (?:cuarenta|ochenta)|dos veinte|cuatro cuarenta) (?:volts? |voltios )?(?:in|inside|at|on|right|en|adentro|ahi)\b/;

/** "Echamos aserrín", "we spread sand": an answer to what is in place. */
const weDo =
  /^(?:(?:nos|lo|la|le|los|las|les|se lo|se la)\s+)*\p{L}{2,}[aei]mos\b|^(?:we|they|he|she)(?:'ll|'re)?\s+\p{L}/u;

export type PartKind = 'hazard' | 'control' | null;

/** "Nobody watches the edge": what no one does would protect. */
const neglect =
  /^(?:nobody|no one|nadie)(?:'s| is| esta| anda)? (?:watch|spott|hold|check|guard|flagg|monitor|tied\b|trained\b|cuid|vigil|revis|detien|deten|avis|amarrad|capacitad)/;

/** "Los dedos en la placa base": where it hurts, whatever else is named. */
const isBodyCaught = (flat: string): boolean =>
  /^(?:the |los |las |el |la |tus? |your |un |my )?(?:dedos?|manos?|fingers?|hands?|thumbs?) (?:caught |stuck |atorad[oa]s? |metid[oa]s? )?(?:en|entre|in|between|inside|under|adentro|abajo|debajo)\b/.test(
    flat,
  );

function firstWords(flat: string): string {
  return flat.split(' ').slice(0, 3).join(' ');
}

export type PartReading = {
  readonly kind: PartKind;
  /** Whether words of the part say the kind; false if only the question does. */
  readonly isCertain: boolean;
};

export function readPart(text: string, library: Library, fallback: PartKind): PartReading {
  const flat = plain(text);
  const hasHazardCue = hazardCue.test(flat);
  const saysCrewDoes = controlCue.test(flat) && crewDoes.test(flat);
  const hazardWords = longest(findPhrases(library.hazardTree, text))?.length ?? 0;
  const controlWords = longest(findPhrases(library.controlTree, text))?.length ?? 0;
  const saysEnergy = hazardWords > 0 || energyOf(flat) !== null;
  const saysControl = controlWords > 0 || controlOf(flat) !== null;
  const tellsState =
    /^(?:there's|there is|there are|hay|esta|estan)\b|^(?:the |la |el )?\p{L}+(?:'s| is| are| esta| estan)\b/u.test(
      flat,
    );
  const hasControlCue =
    controlCue.test(flat) && (saysCrewDoes || fallback !== 'hazard' || !saysEnergy);
  const certain = (kind: PartKind): PartReading => ({ kind, isCertain: true });

  if (fallback !== 'control' && neglect.test(flat)) return certain('hazard');
  if (fallback === 'hazard' && isBodyCaught(flat)) return certain('hazard');
  if (/^(nobody|no one|nadie)\b/.test(flat) && !hasHazardCue) return certain('control');
  if (fallback === 'control' && !hasHazardCue && !hasControlCue && weDo.test(flat))
    return { kind: 'control', isCertain: saysControl };
  if (hasControlCue && !hasHazardCue && !saysEnergy) return certain('control');
  if (hasControlCue && !hasHazardCue && (saysControl || fallback === 'control'))
    return certain('control');
  if (hasHazardCue && !hasControlCue && (saysEnergy || fallback === 'hazard'))
    return certain('hazard');
  if (saysEnergy && !saysControl) {
    const isNear = /\b(?:cerca de|junto a|near|next to|close to)l?\b/.test(flat) && !saysCrewDoes;
    return fallback === 'control' && hazardWords < 2 && !tellsState && !isNear
      ? { kind: 'control', isCertain: false }
      : certain('hazard');
  }
  if (saysControl && !saysEnergy) {
    // "Wet ramp" answers what could hurt someone, though wetting is also a control.
    const isOnlySignal =
      fallback === 'hazard' &&
      controlWords === 0 &&
      !saysCrewDoes &&
      controlOf(flat)?.level !== 'administrative';
    return isOnlySignal && !isWorn(flat)
      ? { kind: 'hazard', isCertain: false }
      : certain('control');
  }
  if (saysControl && saysEnergy) {
    if (fallback === 'hazard') {
      const namesControl =
        controlWords > 1 && controlWords > hazardWords && !bareVoltage.test(flat);
      return certain(
        hasControlCue || namesControl || isWorn(firstWords(flat)) ? 'control' : 'hazard',
      );
    }
    return certain(fallback ?? (controlWords >= hazardWords ? 'control' : 'hazard'));
  }
  return { kind: fallback, isCertain: false };
}

export function readHazard(text: string, library: Library): HazardReading {
  const match = longest(findPhrases(library.hazardTree, text));
  const known = match === null ? undefined : library.hazards.get(match.id);
  if (known !== undefined && (match?.length ?? 0) >= 2) {
    return { concept: known.id, energy: known.energy, highEnergy: known.high_energy };
  }
  const signal = energyOf(plain(text));
  if (signal !== null)
    return { concept: known?.energy === signal.energy ? known.id : null, ...signal };
  if (known !== undefined) {
    return { concept: known.id, energy: known.energy, highEnergy: known.high_energy };
  }
  for (const { id } of findPhrases(library.thingTree, text)) {
    const thing = library.things.get(id);
    if (thing && thing.energy !== null) {
      return { concept: null, energy: thing.energy, highEnergy: thing.high_energy };
    }
  }
  const missing = ofMissingControl(text, library);
  const likely = missing.energy === null ? likelyEnergyOf(plain(text)) : null;
  return likely === null ? missing : { concept: null, ...likely };
}

/** "No guardrail": the hazard is what the missing control is for. */
function ofMissingControl(text: string, library: Library): HazardReading {
  const match = longest(findPhrases(library.controlTree, text));
  const fits = match === null ? [] : (library.controls.get(match.id)?.for ?? []);
  for (const name of fits) {
    const hazard =
      library.hazards.get(name) ??
      [...library.hazards.values()].find(
        ({ energy, high_energy }) =>
          high_energy === name || (high_energy === null && energy === name),
      );
    if (hazard !== undefined) {
      return { concept: null, energy: hazard.energy, highEnergy: hazard.high_energy };
    }
  }
  return { concept: null, energy: null, highEnergy: null };
}

export function readControl(text: string, library: Library): ControlMeaning {
  const flat = plain(text);
  if (isOnlyCareful(flat)) {
    return { concept: null, level: 'administrative', canBeDirect: false, fits: [] };
  }
  const match = longest(findPhrases(library.controlTree, text));
  const known = match === null ? undefined : library.controls.get(match.id);
  if (known !== undefined) {
    return { concept: known.id, level: known.level, canBeDirect: known.direct, fits: known.for };
  }
  const signal = controlOf(flat);
  if (signal !== null) return { concept: null, ...signal, fits: [] };
  const isThingWorn = findPhrases(library.wornTree, text).length > 0;
  return {
    concept: null,
    level: isThingWorn ? 'ppe' : 'administrative',
    canBeDirect: false,
    fits: [],
  };
}

/** What a text says is worn, in the speaker's words. */
export function wornIn(text: string, library: Library): string[] {
  return findPhrases(library.wornTree, text).map(({ start, end }) => text.slice(start, end));
}

export function isCarefulOnly(text: string): boolean {
  return isOnlyCareful(plain(text));
}

export function carriesFacts(text: string, library: Library): boolean {
  const flat = plain(text);
  return (
    findPhrases(library.hazardTree, text).length > 0 ||
    findPhrases(library.controlTree, text).length > 0 ||
    energyOf(flat) !== null ||
    controlOf(flat) !== null
  );
}
