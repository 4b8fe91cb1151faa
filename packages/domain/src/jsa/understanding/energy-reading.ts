import type { Energy, HighEnergyKind } from '../energies.ts';

export type EnergyReading = { readonly energy: Energy; readonly highEnergy: HighEnergyKind | null };
