/** Sarah's texts by language. Every question has at most 20 words including what it quotes. */
import type { Energy, HighEnergyKind } from '../energies.ts';
import type { EmergencyField, Slot, TargetSlot } from '../jsa-state.ts';
import type { Language } from '../../languages.ts';
import en from '../library/words/say-en.json' with { type: 'json' };
import es from '../library/words/say-es.json' with { type: 'json' };

type AskableSlot = Exclude<Slot, 'confirm'>;

export type Words = Omit<typeof en, 'ask' | 'short' | 'help' | 'targets'> & {
  readonly ask: Readonly<Record<AskableSlot, string>>;
  /** A shorter version for repeating the question after a silence. */
  readonly short: Readonly<Record<AskableSlot, string>>;
  readonly help: Readonly<Record<AskableSlot, string>>;
  /** Names of the places that a proposal can suggest; `{about}` is the step or the hazard. */
  readonly targets: Readonly<Record<TargetSlot, string>>;
  readonly energies: Readonly<Record<Energy, string>>;
  readonly consequences: Readonly<Record<Energy, string>>;
  readonly fatal: Readonly<Record<HighEnergyKind, string>>;
  readonly emergency: Readonly<Record<EmergencyField, string>>;
};

const byLang: Readonly<Record<Language, Words>> = { en, es };

export function wordsFor(lang: Language): Words {
  return byLang[lang];
}

/** Replaces each `{name}` in a text with its value. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
