/** Which hazard a control belongs to. */
import { energies } from '../energies.ts';
import type { Control, Hazard, JsaState } from '../jsa-state.ts';
import type { Library } from '../library/compile.ts';
import { readHazard } from '../understanding/classify.ts';
import { purposeOf } from '../understanding/control-purpose.ts';
import { energyOf } from '../understanding/energy-signals.ts';
import { contentOf, overlap, plain } from '../understanding/plain.ts';
import { hazardsOf } from './find.ts';
import { fitsHazard } from './put.ts';

/** The hazard that a control is for: by its words, by the library, else the one in question. */
export function hazardFor(
  draft: JsaState,
  control: Control,
  about: string | null,
  asked: readonly number[],
  library: Library,
  /** Where the control before it in the same sentence went. */
  follows?: Hazard,
  /** Whether the hazards in question were named in the same breath. */
  isSameBreath = false,
): Hazard | undefined {
  const all = hazardsOf(draft.facts);
  const candidates = all.filter(({ id }) => asked.includes(id));
  if (about !== null) {
    const named =
      byWords(candidates, about) ?? byWords(all, about) ?? byEnergy(all, about, library);
    if (named !== undefined) return named;
  }
  const fits = fitsOf(control, library);
  const latest = all.toReversed();
  const following =
    follows !== undefined && isOfOneStep(draft, candidates) && fitsHazard(fits, follows)
      ? follows
      : undefined;
  const [first] = candidates;
  if (isSameBreath && first !== undefined)
    return (
      (following !== undefined && candidates.includes(following)
        ? (byWords(candidates, control.text) ?? following)
        : undefined) ??
      fittest(candidates, fits, control.text) ??
      byWords(candidates, control.text) ??
      candidates.find((hazard) => hazard === follows) ??
      candidates.find(({ controls }) => controls.length === 0) ??
      first
    );
  const strong = latest.find(
    (hazard) => overlap(contentOf(hazard.text), contentOf(control.text)) > 1,
  );
  const bare = candidates.find(({ controls }) => controls.length === 0);
  // What is worn goes with the question; a barrier that fits only another hazard goes there.
  const missesAsked = fits.length > 0 && candidates.length > 0 && control.level !== 'ppe';
  const bareElsewhere = missesAsked
    ? fittest(
        all.filter(({ controls }) => controls.length === 0),
        fits,
        control.text,
      )
    : undefined;
  return (
    (following !== undefined && candidates.includes(following)
      ? (byWords(candidates, control.text) ?? following)
      : undefined) ??
    fittest(candidates, fits, control.text) ??
    byWords(candidates, control.text) ??
    fittest(
      latest,
      fits.filter((name) => !energyNames.has(name)),
      control.text,
    ) ??
    strong ??
    bareElsewhere ??
    (missesAsked ? fittest(latest, purposeOf(plain(control.text)), control.text) : undefined) ??
    follows ??
    ownWord(all, candidates, control.text) ??
    bare ??
    candidates[0] ??
    fittest(latest, fits, control.text) ??
    byWords(latest, control.text) ??
    (isAtTheEnd(draft) ? all : latest).find(({ controls }) => controls.length === 0) ??
    latest[0]
  );
}

/** A hazard without a control that alone has a word of the control. */
function ownWord(
  all: readonly Hazard[],
  asked: readonly Hazard[],
  text: string,
): Hazard | undefined {
  if (asked.length === 0) return undefined;
  const own = wordsOf(text);
  const sharing = all.filter((hazard) => [...wordsOf(hazard.text)].some((word) => own.has(word)));
  const [only] = sharing;
  return sharing.length === 1 && only?.controls.length === 0 ? only : undefined;
}

/** Whole words: "pull line" does not speak of being pulled in. */
function wordsOf(text: string): Set<string> {
  const words = plain(text).match(/[a-z]{4,}/g) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, '')));
}

/** She asked about one step: what is said together then goes together. */
function isOfOneStep({ facts }: JsaState, hazards: readonly Hazard[]): boolean {
  return facts.steps.some((step) => hazards.every((hazard) => step.hazards.includes(hazard)));
}

/** What comes late is told in the order of the hazards; in a story it is about the last one. */
export function isAtTheEnd({ ask }: JsaState): boolean {
  return ask.slot === 'read_back' || ask.slot === 'sign';
}

/** What a control is for, by the library, else by the energy that its words name. */
function fitsOf({ concept, text }: Control, library: Library): readonly string[] {
  const purpose = purposeOf(plain(text));
  if (concept !== null) return [...(library.controls.get(concept)?.for ?? []), ...purpose];
  if (purpose.length > 0) return purpose;
  const named = energyOf(plain(text));
  // "Cut", "lift" or "ten feet off" tell what is done as often as what hurts.
  if (named === null || ['mechanical', 'motion', 'gravity'].includes(named.energy)) return [];
  return [named.highEnergy ?? named.energy, named.energy];
}

const energyNames: ReadonlySet<string> = new Set(energies);

/** Of the hazards that the library gives the control for, the one in the same words, else one without a control. */
function fittest(
  pool: readonly Hazard[],
  fits: readonly string[],
  text: string,
): Hazard | undefined {
  const fitting = pool.filter((hazard) => fitsHazard(fits, hazard));
  return (
    byWords(fitting, text) ?? fitting.find(({ controls }) => controls.length === 0) ?? fitting[0]
  );
}

function byWords(pool: readonly Hazard[], text: string): Hazard | undefined {
  const content = contentOf(text);
  let best: Hazard | undefined;
  let most = 0;
  for (const hazard of pool) {
    const shared = overlap(contentOf(hazard.text), content);
    if (shared > most) {
      best = hazard;
      most = shared;
    }
  }
  return best;
}

function byEnergy(pool: readonly Hazard[], text: string, library: Library): Hazard | undefined {
  const { energy, highEnergy } = readHazard(plain(text), library);
  if (energy === null) return undefined;
  return (
    pool.find((hazard) => highEnergy !== null && hazard.highEnergy === highEnergy) ??
    pool.find((hazard) => hazard.energy === energy)
  );
}
