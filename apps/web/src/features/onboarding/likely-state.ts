import type { FoundingState } from '@muster/contract/founding';

const stateNames = new Map<string, FoundingState>([
  ['ak', 'alaska'],
  ['alaska', 'alaska'],
  ['ca', 'california'],
  ['california', 'california'],
  ['co', 'colorado'],
  ['colorado', 'colorado'],
  ['nv', 'nevada'],
  ['nevada', 'nevada'],
  ['pr', 'puerto_rico'],
  ['puerto rico', 'puerto_rico'],
]);
// Only where nearly everyone in the zone lives in that state.
const stateZones = new Map<string, FoundingState>([
  ['America/Anchorage', 'alaska'],
  ['America/Los_Angeles', 'california'],
  ['America/Puerto_Rico', 'puerto_rico'],
]);
const afterState = /^(?:\d{5}(?:-\d{4})?|usa?)$/i;

/**
 * The state to propose for a company: the one its address ends with, before ZIP code and country; without an
 * address by its time zone. Null: one with the federal rules.
 */
export function likelyState({
  address,
  timeZone,
}: {
  readonly address: string;
  readonly timeZone: string;
}): FoundingState | null {
  if (address.trim() === '') return stateZones.get(timeZone) ?? null;
  const words = address
    .toLowerCase()
    .split(/[\s,.]/)
    .filter((word) => word !== '' && !afterState.test(word));
  return stateNames.get(words.at(-1) ?? '') ?? stateNames.get(words.slice(-2).join(' ')) ?? null;
}
