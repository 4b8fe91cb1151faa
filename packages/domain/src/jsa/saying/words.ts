/** What Sarah says, in one language. Every question fits into 25 words with what it quotes. */
import type { Energy, HighEnergyKind } from '../energies.ts';
import type { EmergencyField, Slot } from '../jsa-state.ts';

export type AskableSlot = Exclude<Slot, 'confirm'>;

export type Words = {
  readonly ask: Readonly<Record<AskableSlot, string>>;
  /** The same once more, shorter, after a silence. */
  readonly short: Readonly<Record<AskableSlot, string>>;
  readonly help: Readonly<Record<AskableSlot, string>>;
  /** Variants by what is known already. */
  readonly direct_none: string;
  readonly careful: string;
  readonly steps_edit: string;
  readonly hazards_many: string;
  readonly hazards_more: string;
  readonly controls_many: string;
  readonly emergency_known: string;
  readonly place_project: string;
  readonly place_told: string;
  readonly stop_number: string;
  readonly confirm_one: string;
  readonly confirm_measure: string;
  readonly confirm_measures: string;
  readonly confirm_two: string;
  readonly confirm_person: string;
  readonly confirm_offers: string;
  readonly examples: string;
  readonly stopped: string;
  readonly finished: string;
  readonly changed: string;
  readonly removed: string;
  readonly switched: string;
  readonly or: string;
  readonly and: string;
  readonly yes: string;
  readonly no: string;
  readonly nothing: string;
  readonly everyone: string;
  readonly permitsAbsent: string;
  readonly same: string;
  readonly step: string;
  readonly hazard: string;
  readonly control: string;
  readonly openLabel: string;
  readonly open: Readonly<
    Record<
      | 'task'
      | 'place'
      | 'people'
      | 'steps'
      | 'hazards'
      | 'energy'
      | 'controls'
      | 'direct_control'
      | 'wheel'
      | 'emergency'
      | 'stop_work'
      | 'note',
      string
    >
  >;
  readonly energies: Readonly<Record<Energy, string>>;
  readonly consequences: Readonly<Record<Energy, string>>;
  readonly fatal: Readonly<Record<HighEnergyKind, string>>;
  readonly emergency: Readonly<Record<EmergencyField, string>>;
  readonly stopOffers: readonly string[];
  readonly permitOffers: readonly string[];
  readonly ppeOffers: readonly string[];
};
