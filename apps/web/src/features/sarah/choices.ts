import type { Slot, Turn } from '@muster/domain/jsa/jsa-state';
import { wordsFor } from '@muster/domain/jsa/saying/words-for';

/** Questions that can be answered with several offers at once. */
const manySlots: ReadonlySet<Slot> = new Set([
  'people',
  'steps',
  'hazards',
  'controls',
  'ppe',
  'permits',
  'stop_work',
]);

export type Choices = {
  /** Several offers can be chosen before they are sent as one answer. */
  readonly isMany: boolean;
  readonly offers: readonly string[];
  /** The offer that rules out the others, such as "No permits needed". */
  readonly none: string | null;
  /** Answers that are given alone, such as "Yes" or "Nothing else". */
  readonly answers: readonly string[];
};

/** Splits the engine's choices into offers and answers, as they can be tapped. */
export function choicesOf({ asks, choices, state }: Turn): Choices {
  const offers = choices.filter((choice) => state.offers.labels.includes(choice));
  const answers = choices.filter((choice) => !offers.includes(choice));
  const isMany = asks !== null && manySlots.has(asks.slot) && offers.length > 1;
  const [noPermits = null] = wordsFor(state.lang).permitOffers;
  return { isMany, offers, none: asks?.slot === 'permits' ? noPermits : null, answers };
}

/** Returns the chosen offers after a tap on one of them. */
export function chosenAfter(
  { none }: Choices,
  chosen: readonly string[],
  offer: string,
): readonly string[] {
  if (chosen.includes(offer)) return chosen.filter((one) => one !== offer);
  return offer === none ? [offer] : [...chosen.filter((one) => one !== none), offer];
}

/** Converts the tapped choices to a line: an offer counts as chosen, an answer as said. */
export function chosenLine(turn: Turn, chosen: readonly string[]) {
  const isOffer = chosen.some((choice) => turn.state.offers.labels.includes(choice));
  return { text: chosen.join(', '), ...(isOffer && { chosen: true }) };
}
