/** Words of one energy; the entries are told apart by commas, without accents. */
import type { Energy, HighEnergyKind } from '../../energies.ts';

export type WordGroup = {
  readonly energy: Energy;
  readonly kind: HighEnergyKind | null;
  readonly entries: string;
};
