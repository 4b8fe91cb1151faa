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
  text: string;
  /** The library's control that the words match. */
  concept: string | null;
  level: ControlLevel;
  source: ControlSource;
  direct: Direct;
};

export type Hazard = {
  id: number;
  text: string;
  concept: string | null;
  energy: Energy | null;
  highEnergy: HighEnergyKind | null;
  controls: Control[];
  controlsAsked: number;
  directAsked: number;
  /** "Be careful" was met with its one question. */
  carefulAsked: boolean;
};

export type Step = {
  id: number;
  text: string;
  hazards: Hazard[];
  hazardsAsked: number;
  hazardsAnswered: boolean;
};

export type Facts = {
  task: string;
  place: string;
  people: string[];
  steps: Step[];
  /** Hazards said before there was a step, and controls said before there was a hazard. */
  looseHazards: Hazard[];
  looseControls: Control[];
  ppe: string[];
  permits: string[];
  emergency: string[];
  stopWork: string[];
  absent: string[];
  /** Said, but matching nothing: kept as an open item. */
  notes: string[];
};

export type Ask = {
  readonly slot: Slot;
  /** Ids of the steps and hazards that the question is about. */
  readonly steps: readonly number[];
  readonly hazards: readonly number[];
};

/** Said right after a hazard: what is done about it, or another hazard. A note until someone says which. */
export type Unclear = { readonly text: string; readonly hazard: number };

/** What waits for "X or Y?": texts to choose from, and the question they answer. */
export type Pending = {
  readonly kind: 'reading' | 'person' | 'offers' | 'measure';
  /** Of `measure`: the hazards that the readings may be for, one each. */
  readonly hazards?: readonly number[];
  readonly readings: readonly string[];
  /** The sentence in which the chosen reading replaces `{x}`. */
  readonly frame: string;
  readonly ask: Ask;
};

export type JsaState = {
  readonly version: 1;
  lang: Language;
  readonly context: JsaContext;
  facts: Facts;
  /** The facts before the last line that changed them, for "take that out". */
  before: { facts: Facts; ask: Ask } | null;
  ask: Ask;
  /** Earlier questions, for "back". */
  trail: Ask[];
  pending: Pending | null;
  /** Absent in a state that was stored before this was asked. */
  unclear?: Unclear[];
  /** The last answer to a question for hazards brought one; absent before that. */
  hazardsGoOn?: boolean;
  /** She asked at what number a trigger stops the work; absent before that. */
  isNumberAsked?: boolean;
  /** Ids of what was offered with the question; `spoken` if she named them. */
  offers: { labels: string[]; spoken: boolean };
  /** She already helped with this question. */
  isHelped: boolean;
  lastSay: string;
  answered: Partial<Record<Slot, boolean>>;
  timesAsked: Partial<Record<Slot, number>>;
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
  /** Tapped among the choices: an offer that was taken, not words of one's own. */
  readonly chosen?: boolean | undefined;
  /** Time since she stopped speaking, where the line came by microphone. */
  readonly afterMs?: number | undefined;
};

export type Turn = {
  readonly state: JsaState;
  readonly say: string;
  /** Null once everything is done. */
  readonly asks: { readonly slot: Slot; readonly about: string | null } | null;
  readonly choices: readonly string[];
  readonly document: JsaDocument;
};
