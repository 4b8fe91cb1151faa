import type { Slot, Turn } from '@muster/domain/jsa/jsa-state';
import { wordsFor } from '@muster/domain/jsa/saying/words-for';

/** Questions that several offers answer together. */
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
  /** Several of the offers can be chosen before they are said. */
  readonly isMany: boolean;
  readonly offers: readonly string[];
  /** The offer that rules out the others, such as "No permits needed". */
  readonly none: string | null;
  /** Answers that stand alone, such as "Yes" or "Nothing else". */
  readonly answers: readonly string[];
};

/** The engine's choices as a thumb meets them. */
export function choicesOf({ asks, choices, state }: Turn): Choices {
  const offers = choices.filter((choice) => state.offers.labels.includes(choice));
  const answers = choices.filter((choice) => !offers.includes(choice));
  const isMany = asks !== null && manySlots.has(asks.slot) && offers.length > 1;
  const [noPermits = null] = wordsFor(state.lang).permitOffers;
  return { isMany, offers, none: asks?.slot === 'permits' ? noPermits : null, answers };
}

/** What is chosen after a tap on an offer. */
export function chosenAfter(
  { none }: Choices,
  chosen: readonly string[],
  offer: string,
): readonly string[] {
  if (chosen.includes(offer)) return chosen.filter((one) => one !== offer);
  return offer === none ? [offer] : [...chosen.filter((one) => one !== none), offer];
}

/** What was tapped, as a line: offers are taken, answers are said. */
export function chosenLine(turn: Turn, chosen: readonly string[]) {
  const isOffer = chosen.some((choice) => turn.state.offers.labels.includes(choice));
  return { text: chosen.join(', '), ...(isOffer && { chosen: true }) };
}
