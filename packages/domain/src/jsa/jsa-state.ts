/** A dialogue under way, as JSON: it is stored after every turn and survives a kill. */
import type { ControlLevel, Energy, HighEnergyKind } from './energies.ts';
import type { Language } from '../languages.ts';
import type { ControlSource, Direct, JsaDocument } from './jsa-document.ts';

export const slots = [
  'task',
  'place',
  'people',
  'steps',
  'hazards',
  'controls',
  'direct_control',
  'wheel',
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'confirm',
  'read_back',
  'sign',
] as const;
export type Slot = (typeof slots)[number];

export type JsaContext = {
  readonly project: string;
  readonly crew: readonly string[];
  readonly emergency: Readonly<Partial<Record<EmergencyField, string>>>;
  readonly shift_end: string | null;
  /** An earlier JSA; what it has is offered, and "same as last time" copies it. */
  readonly previous?: JsaDocument | undefined;
  /** The company's own hazards, controls and templates, offered before those of the library. */
  readonly company?: CompanyPapers | undefined;
};

export type CompanyPapers = {
  readonly items: readonly {
    readonly kind: 'hazard' | 'control';
    readonly en: string;
    readonly es: string;
    readonly energy: Energy;
    readonly high_energy: HighEnergyKind | null;
    /** Of a control. */
    readonly level: ControlLevel | null;
    readonly can_be_direct: boolean;
  }[];
  readonly templates: readonly { readonly name: string; readonly document: JsaDocument }[];
};

export const emergencyFields = ['address', 'hospital', 'muster', 'call'] as const;
export type EmergencyField = (typeof emergencyFields)[number];

export type Control = {
  id: number;
  /** As it was said, tapped or copied. */
  text: string;
  /** The library's control that the words match. */
  concept: string | null;
  level: ControlLevel;
  source: ControlSource;
  /** `yes` only after a yes to the question that named it and its hazard, or a tap. */
  direct: Direct;
};

/**
 * Whether a hazard can kill or seriously injure, and how that is known: `sure` from the word list or the paper that it
 * comes from, `asked` from a yes, a no or a tap. `unknown` is asked about, and an open item until it is answered.
 */
export type HighEnergyMark = 'unknown' | 'sure' | 'asked';

export type Hazard = {
  id: number;
  /** As it was said, tapped or copied. */
  text: string;
  /** The library's hazard that the words match. */
  concept: string | null;
  energy: Energy | null;
  /** Null: not high energy, or not known yet (`mark` says which). */
  highEnergy: HighEnergyKind | null;
  mark: HighEnergyMark;
  controls: Control[];
  /** Times that she asked what protects from it. */
  controlsAsked: number;
};

export type Step = {
  id: number;
  text: string;
  hazards: Hazard[];
  hazardsAsked: number;
  /** A hazard was filed here, or someone said that there is none. */
  hazardsAnswered: boolean;
  /** She asked which of its hazards can kill. */
  isKillAsked: boolean;
};

export type Facts = {
  task: string;
  place: string;
  people: string[];
  steps: Step[];
  ppe: string[];
  permits: string[];
  emergency: string[];
  stopWork: string[];
  absent: string[];
  /** Energies that someone said no to at the wheel; one line of what is absent. */
  ruledOut: Energy[];
  /** Said, and kept on the page by the lead although it is filed nowhere. */
  alsoSaid: string[];
};

/** Lists that a piece can be filed in. */
export const targetSlots = [
  'task',
  'place',
  'people',
  'steps',
  'hazards',
  'controls',
  'ppe',
  'permits',
  'emergency',
  'stop_work',
  'absent',
] as const;
export type TargetSlot = (typeof targetSlots)[number];

/** Where a piece can go. `id`: the step of a hazard, the hazard of a control, else null. */
export type Target = { readonly slot: TargetSlot; readonly id: number | null };

/** Where a language model would put a piece; nothing is filed by it. */
export type LikelyPlace = {
  readonly to: Target;
  /** Of a hazard whose words tell none. */
  readonly energy: Energy | null;
  /** Of a hazard: she asks whether it can kill, though its words didn't say so. */
  readonly canKill: boolean;
};

/** Something said that is filed nowhere yet. */
export type Piece = {
  readonly id: number;
  /** As it was said. */
  readonly text: string;
  /** The question that it answered. */
  readonly under: Slot;
  /** Where it would have gone by that question; null where the question has no list. */
  readonly here: Target | null;
  readonly likely?: LikelyPlace;
};

/** "I'd put this under PPE. Right?": about a piece of the tray, which stays there until someone answers. */
export type Proposal = { readonly piece: number; readonly text: string; readonly to: Target };

export type Ask = {
  readonly slot: Slot;
  /** Ids of the steps and hazards that the question is about. `confirm` with hazards asks which of them can kill. */
  readonly steps: readonly number[];
  readonly hazards: readonly number[];
  /** Of `direct_control`: the control that the question names. */
  readonly control: number | null;
};

/** What waits for "X or Y?": texts to choose from, and the question that they answer. */
export type Pending = {
  readonly kind: 'reading' | 'person' | 'offers';
  readonly readings: readonly string[];
  /** The sentence in which the chosen reading replaces `{x}`. */
  readonly frame: string;
  readonly ask: Ask;
};

/** What "take that out" and "back" restore. */
export type Before = {
  readonly facts: Facts;
  readonly tray: readonly Piece[];
  readonly ask: Ask;
};

export type JsaState = {
  readonly version: 2;
  lang: Language;
  readonly context: JsaContext;
  facts: Facts;
  /** "Not filed yet", oldest first. Nothing leaves it but by an answer or a tap. */
  tray: readonly Piece[];
  /** The proposal that she asks about; null while she asks something else. */
  proposal: Proposal | null;
  /** Proposals so far; after five, doubtful pieces wait in the tray unasked. */
  proposals: number;
  pending: Pending | null;
  /** Before the last line that changed something. */
  before: Before | null;
  ask: Ask;
  /** Earlier questions, for "back". */
  trail: readonly Ask[];
  /** Labels of what was offered with the question; `spoken` if she named them. */
  offers: { labels: readonly string[]; spoken: boolean };
  /** She already helped with this question, or asked it once more as yes or no. */
  isHelped: boolean;
  lastSay: string;
  answered: Partial<Record<Slot, boolean>>;
  timesAsked: Partial<Record<Slot, number>>;
  /** Ids of the controls that she asked about: whether they still work if someone makes a mistake. */
  directAsked: readonly number[];
  /** The text that was put last, for "no, 18 feet". */
  lastPut: string | null;
  questions: number;
  silences: number;
  isPaused: boolean;
  isFinished: boolean;
  nextId: number;
};

/** What came in: words with how sure the recognizer was, or a silence. */
export type Line = {
  readonly text?: string | undefined;
  readonly confidence?: number | undefined;
  readonly alternatives?: readonly string[] | undefined;
  readonly silence?: boolean | undefined;
  /** Tapped among the choices: an offer or answer that was taken, not words of one's own. */
  readonly chosen?: boolean | undefined;
  /** Time since she stopped speaking, where the line came by microphone. */
  readonly afterMs?: number | undefined;
};

export type Turn = {
  readonly state: JsaState;
  /** Empty where the line was no answer, such as her own voice. */
  readonly say: string;
  /** Null once everything is done. */
  readonly asks: { readonly slot: Slot; readonly about: string | null } | null;
  readonly choices: readonly string[];
  readonly document: JsaDocument;
};
