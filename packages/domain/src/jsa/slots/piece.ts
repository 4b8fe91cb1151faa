/** A part of a sentence with what it is, and how to read it. */
import type { Hazard, Step } from '../jsa-state.ts';
import type { Energy } from '../energies.ts';
import type { PartKind } from '../understanding/classify.ts';
import type { Part } from '../understanding/sentences.ts';

export type Clauses = {
  readonly step: Step | undefined;
  /** The line itself names the step: a control then belongs to a hazard of that step. */
  readonly isStepNamed?: boolean;
  /** What a part is when its words don't say. */
  readonly fallback: PartKind;
  /** Whether parts that say nothing known are still kept as `fallback`. */
  readonly keepUnknown: boolean;
  /** The hazard that the sentence names as what it is for: each part is then a control of it. */
  readonly target?: Hazard;
  /** All of it tells one hazard: where someone is, and what may happen there. */
  readonly isOne?: boolean;
  /** Said out of turn: "no slopes" then denies something, and is no rule for people. */
  readonly isLate?: boolean;
};

export type Piece = {
  text: string;
  kind: PartKind;
  isCertain: boolean;
  isDenied: boolean;
  energyKey: string;
  /** What joins it to the piece before it. */
  joint?: Part['joint'];
  /** Of a hazard in an answer about hazards: null where its words tell none. */
  energy?: Energy | null;
  /** The hazard's own words, where more is told about it: its energy is read from these. */
  own?: string;
  /** Follows a hazard in the same breath, and tells neither harm nor a measure. */
  isUnclear?: boolean;
  /** Tells more of the part before it, and nothing by itself. */
  isMore?: boolean;
};
