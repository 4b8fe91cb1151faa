/** Reads hazards and controls from plain words. The reading is a default; the crew decides. */
import type { ControlLevel, Energy, HighEnergyKind } from '../energies.ts';
import { highEnergyKinds, energies, controlLevels } from '../energies.ts';
import type { HighEnergyMark } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import danger from '../library/words/danger.json' with { type: 'json' };
import energyGroups from '../library/words/energies.json' with { type: 'json' };
import levelWords from '../library/words/levels.json' with { type: 'json' };
import { findPhrases, longest } from './phrase-tree.ts';
import { spellings, wordFinder, type WordMatch } from './word-list.ts';

export type HazardReading = {
  readonly concept: string | null;
  readonly energy: Energy | null;
  readonly highEnergy: HighEnergyKind | null;
  readonly mark: HighEnergyMark;
};

export type ControlReading = {
  readonly concept: string | null;
  readonly level: ControlLevel;
  /** True if the crew is asked whether it still works when someone makes a mistake. */
  readonly canBeDirect: boolean;
  /** The library or a list knows its words; otherwise the level is just the weakest one. */
  readonly isKnown: boolean;
  /** Energies, kinds and hazards that the library offers it for. */
  readonly fits: readonly string[];
};

type EnergyWords = { readonly energy: Energy; readonly kind: HighEnergyKind | null };

export const energiesIn = wordFinder<EnergyWords>(
  energyGroups.map(({ energy, kind, words }) => ({
    value: {
      energy: energies.find((name) => name === energy) ?? 'gravity',
      kind: highEnergyKinds.find((name) => name === kind) ?? null,
    },
    words,
  })),
);

const dangerIn = wordFinder([
  { value: 'low' as const, words: danger.low },
  { value: 'high' as const, words: danger.high },
]);

type Level = keyof typeof levelWords;

const levelOrder: readonly Level[] = [
  'elimination',
  'substitution',
  'engineering',
  'ppe',
  'administrative',
  'held',
];
const levelsIn = wordFinder(levelOrder.map((value) => ({ value, words: levelWords[value] })));

/** For a speech grammar: every word that implies an energy. */
export const energyWords: readonly string[] = energyGroups.flatMap(({ words }) =>
  words
    .flatMap(spellings)
    .flatMap((said) =>
      said.includes('*') ? [said.replaceAll('*', ''), said.replaceAll('*', 's')] : [said],
    ),
);

export function readHazard(text: string, library: Library): HazardReading {
  const match = longest(findPhrases(library.hazardTree, text));
  const known = match === null ? undefined : library.hazards.get(match.id);
  if (known !== undefined && (match?.length ?? 0) >= 2) {
    return {
      concept: known.id,
      ...marked(text, known.energy, known.high_energy, [], library),
    };
  }
  const found = energiesIn(text);
  const best = longestMatch(found);
  if (best !== null) {
    const concept = known?.energy === best.value.energy ? known.id : null;
    return { concept, ...marked(text, best.value.energy, best.value.kind, found, library) };
  }
  if (known !== undefined) {
    return { concept: known.id, ...marked(text, known.energy, known.high_energy, [], library) };
  }
  for (const { id } of findPhrases(library.thingTree, text)) {
    const thing = library.things.get(id);
    if (thing !== undefined && thing.energy !== null)
      return { concept: null, ...marked(text, thing.energy, thing.high_energy, [], library) };
  }
  return { concept: null, energy: null, highEnergy: null, mark: 'unknown' };
}

/** Low energy is certain only if a listed word says so and nothing suggests height, depth or death. */
function marked(
  text: string,
  energy: Energy,
  highEnergy: HighEnergyKind | null,
  found: readonly WordMatch<EnergyWords>[],
  library: Library,
): Omit<HazardReading, 'concept'> {
  if (highEnergy !== null) return { energy, highEnergy, mark: 'sure' };
  const words = new Set(dangerIn(text).map(({ value }) => value));
  const mayKill =
    words.has('high') ||
    found.some(({ value }) => value.kind !== null) ||
    findPhrases(library.thingTree, text).some(
      ({ id }) => (library.things.get(id)?.high_energy ?? null) !== null,
    );
  const isLow = words.has('low') && !mayKill;
  return { energy, highEnergy, mark: isLow ? 'sure' : 'unknown' };
}

function longestMatch<Value>(found: readonly WordMatch<Value>[]): WordMatch<Value> | null {
  return found.reduce<WordMatch<Value> | null>(
    (best, match) => (best === null || match.words > best.words ? match : best),
    null,
  );
}

/** Returns the kind that a yes to "Could this kill?" sets until someone taps another. */
export function likelyKind(energy: Energy | null): HighEnergyKind {
  return energy === null ? likelyKinds.motion : likelyKinds[energy];
}

const likelyKinds: Readonly<Record<Energy, HighEnergyKind>> = {
  gravity: 'fall_from_elevation',
  motion: 'mobile_equipment_or_traffic',
  mechanical: 'heavy_rotating_equipment',
  electrical: 'electrical_contact',
  pressure: 'explosion',
  temperature: 'high_temperature',
  chemical: 'high_dose_toxic_or_radiation',
  biological: 'high_dose_toxic_or_radiation',
  radiation: 'high_dose_toxic_or_radiation',
  sound: 'explosion',
};

export function readControl(text: string, library: Library): ControlReading {
  const match = longest(findPhrases(library.controlTree, text));
  const known = match === null ? undefined : library.controls.get(match.id);
  const found = levelsIn(text);
  const best = longestMatch(found)?.value ?? null;
  if (known !== undefined && ((match?.length ?? 0) > 1 || best === null)) {
    return {
      concept: known.id,
      level: known.level,
      canBeDirect: known.direct,
      isKnown: true,
      fits: known.for,
    };
  }
  const fits = known?.for ?? [];
  if (best === null) {
    const isGear = findPhrases(library.wornTree, text).length > 0;
    return {
      concept: null,
      level: isGear ? 'ppe' : 'administrative',
      canBeDirect: !isGear,
      isKnown: isGear,
      fits,
    };
  }
  const isHeld = found.some(({ value }) => value === 'held');
  // A ladder that is tied off is held in place; a person who is tied off wears a harness.
  const named = longestMatch(found.filter(({ value }) => value !== 'held'))?.value;
  const holding = isThing(text, library) ? 'engineering' : 'ppe';
  const told = controlLevels.find((name) => name === named) ?? holding;
  const level = told === 'administrative' && isHeld ? holding : told;
  const canBeDirect = level === 'ppe' ? isHeld : level !== 'administrative';
  return {
    concept: null,
    level,
    canBeDirect,
    isKnown: true,
    fits,
  };
}

function isThing(text: string, library: Library): boolean {
  return findPhrases(library.thingTree, text).some(
    ({ id }) => library.things.get(id)?.worn !== true,
  );
}

/** Returns true if a text names something worn. */
export function isWorn(text: string, library: Library): boolean {
  return (
    findPhrases(library.wornTree, text).length > 0 ||
    levelsIn(text).some(({ value }) => value === 'ppe')
  );
}
