/** A dialogue in progress, as JSON: it is stored after every turn and survives a killed app. */
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
  /** An earlier JSA; its items are offered, and "same as last time" copies it. */
  readonly previous?: JsaDocument | undefined;
  /** The company's own hazards, controls and templates, offered before the library's. */
  readonly company?: CompanyPapers | undefined;
};

export type CompanyPapers = {
  readonly items: readonly {
    readonly kind: 'hazard' | 'control';
    readonly en: string;
    readonly es: string;
    readonly energy: Energy;
    readonly high_energy: HighEnergyKind | null;
    /** Only for a control. */
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
  /** `yes` only after a yes to the question that named the control and its hazard, or after a tap. */
  direct: Direct;
};

/**
 * Whether a hazard can kill or seriously injure, and how that is known: `sure` from the word list or the document that
 * it comes from, `asked` from a yes, a no or a tap. `unknown` is asked about, and is an open item until it is answered.
 */
export type HighEnergyMark = 'unknown' | 'sure' | 'asked';

export type Hazard = {
  id: number;
  /** As it was said, tapped or copied. */
  text: string;
  /** The library's hazard that the words match. */
  concept: string | null;
  energy: Energy | null;
  /** Null if it isn't high energy or isn't known yet (`mark` says which). */
  highEnergy: HighEnergyKind | null;
  mark: HighEnergyMark;
  controls: Control[];
  /** Number of times that Sarah asked for controls. */
  controlsAsked: number;
};

export type Step = {
  id: number;
  text: string;
  hazards: Hazard[];
  hazardsAsked: number;
  /** A hazard was filed here, or someone said that there is none. */
  hazardsAnswered: boolean;
  /** Sarah asked which of its hazards can kill. */
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
  /** Energies that someone ruled out at the wheel; they form one line of `absent`. */
  ruledOut: Energy[];
  /** Statements that are filed nowhere and that the lead keeps on the page. */
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

/** A place for a piece. `id` is the step of a hazard or the hazard of a control, otherwise null. */
export type Target = { readonly slot: TargetSlot; readonly id: number | null };

/** The place that a language model suggests for a piece; it doesn't file the piece. */
export type LikelyPlace = {
  readonly to: Target;
  /** For a hazard whose words don't imply one. */
  readonly energy: Energy | null;
  /** For a hazard: Sarah asks whether it can kill, even if its words don't say so. */
  readonly canKill: boolean;
};

/** Something that was said and isn't filed yet. */
export type Piece = {
  readonly id: number;
  /** As it was said. */
  readonly text: string;
  /** The question that it answered. */
  readonly under: Slot;
  /** The place that follows from that question; null if the question has no list. */
  readonly here: Target | null;
  readonly likely?: LikelyPlace;
};

/** "I'd put this under PPE. Right?": about a piece in the tray, which stays there until someone answers. */
export type Proposal = { readonly piece: number; readonly text: string; readonly to: Target };

export type Ask = {
  readonly slot: Slot;
  /** Ids of the steps and hazards that the question is about. `confirm` with hazards asks which of them can kill. */
  readonly steps: readonly number[];
  readonly hazards: readonly number[];
  /** For `direct_control`: the control that the question names. */
  readonly control: number | null;
};

/** An open "X or Y?": texts to choose from, and the question that they answer. */
export type Pending = {
  readonly kind: 'reading' | 'person' | 'offers';
  readonly readings: readonly string[];
  /** The sentence in which the chosen reading replaces `{x}`. */
  readonly frame: string;
  readonly ask: Ask;
};

/** The state that "take that out" and "back" restore. */
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
  /** "Not filed yet", oldest first. A piece leaves the tray only by an answer or a tap. */
  tray: readonly Piece[];
  /** The proposal that Sarah is asking about; null while she asks something else. */
  proposal: Proposal | null;
  /** Number of proposals so far; after five, unclear pieces stay in the tray without a question. */
  proposals: number;
  pending: Pending | null;
  /** The state before the last line that changed something. */
  before: Before | null;
  ask: Ask;
  /** Earlier questions, for "back". */
  trail: readonly Ask[];
  /** Labels of the offers made with the question; `spoken` if Sarah named them. */
  offers: { labels: readonly string[]; spoken: boolean };
  /** Sarah already helped with this question, or repeated it as a yes-or-no question. */
  isHelped: boolean;
  lastSay: string;
  answered: Partial<Record<Slot, boolean>>;
  timesAsked: Partial<Record<Slot, number>>;
  /** Ids of the controls whose direct-control question was asked (does it still work if someone makes a mistake). */
  directAsked: readonly number[];
  /** The last text that was filed, for "no, 18 feet". */
  lastPut: string | null;
  questions: number;
  silences: number;
  isPaused: boolean;
  isFinished: boolean;
  nextId: number;
};

/** The input of a turn: words with the recognizer's confidence, or a silence. */
export type Line = {
  readonly text?: string | undefined;
  readonly confidence?: number | undefined;
  readonly alternatives?: readonly string[] | undefined;
  readonly silence?: boolean | undefined;
  /** Tapped among the choices: an offer or a ready answer, not the person's own words. */
  readonly chosen?: boolean | undefined;
  /** Time since Sarah stopped speaking, if the line came from the microphone. */
  readonly afterMs?: number | undefined;
};

export type Turn = {
  readonly state: JsaState;
  /** Empty if the line wasn't an answer, such as Sarah's own voice. */
  readonly say: string;
  /** Null once everything is done. */
  readonly asks: { readonly slot: Slot; readonly about: string | null } | null;
  readonly choices: readonly string[];
  readonly document: JsaDocument;
};
