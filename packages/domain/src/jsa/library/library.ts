/** The library's types. It makes offers and helps to understand; it never fills anything in. */
import type { ControlLevel, Energy, HighEnergyKind } from '../energies.ts';
import type { Language } from '../../languages.ts';

/** The label first, then other wordings. */
type Phrases = Readonly<Record<Language, readonly string[]>>;

export type LibraryHazard = {
  readonly id: string;
  readonly energy: Energy;
  readonly high_energy: HighEnergyKind | null;
} & Phrases;

export type LibraryControl = {
  readonly id: string;
  readonly level: ControlLevel;
  /** True if it can be a direct control; the crew says whether it is one on this site. */
  readonly direct: boolean;
  /** Energies, kinds of high energy or ids of hazards that it protects from. */
  readonly for: readonly string[];
  readonly source: string;
} & Phrases;

export type LibraryTemplate = {
  readonly id: string;
  readonly trade: string;
  readonly steps: readonly ({ readonly hazards: readonly string[] } & Readonly<
    Record<Language, string>
  >)[];
} & Phrases;

/** A common thing on a site with its many names, and the energy that it usually brings. */
export type LibraryThing = {
  readonly id: string;
  readonly energy: Energy | null;
  readonly high_energy: HighEnergyKind | null;
  readonly worn?: boolean;
} & Phrases;

export type LibraryData = {
  readonly hazards: readonly LibraryHazard[];
  readonly controls: readonly LibraryControl[];
  readonly templates: readonly LibraryTemplate[];
  readonly things: readonly LibraryThing[];
};
