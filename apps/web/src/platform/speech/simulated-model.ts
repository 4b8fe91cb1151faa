/** For tests: a recognizer's model that hears what the test says. */
import type { ModelEvents, OpenModel } from './model-engine.ts';

export type SimulatedModel = OpenModel & {
  readonly grammar: () => readonly string[] | null | undefined;
  readonly events: () => ModelEvents;
  /** The samples that it received. */
  readonly fed: () => number;
  readonly loudest: () => number;
  readonly isFinishing: () => boolean;
  readonly isListening: () => boolean;
  readonly isClosed: () => boolean;
};

export function createSimulatedModel(): SimulatedModel {
  let grammar: readonly string[] | null | undefined;
  let events: ModelEvents | null = null;
  let fed = 0;
  let loudest = 0;
  let isFinishing = false;
  let isListening = false;
  let isClosed = false;
  return {
    recognize: (given, told) => {
      grammar = given;
      events = told;
      fed = 0;
      loudest = 0;
      isFinishing = false;
      isListening = true;
      return {
        feed: (samples) => {
          fed += samples.length;
          loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), loudest);
        },
        finish: () => {
          isFinishing = true;
        },
        close: () => {
          isListening = false;
        },
      };
    },
    close: () => {
      isClosed = true;
    },
    grammar: () => grammar,
    events: () => {
      if (events === null) throw new Error('No one has listened yet');
      return events;
    },
    fed: () => fed,
    loudest: () => loudest,
    isFinishing: () => isFinishing,
    isListening: () => isListening,
    isClosed: () => isClosed,
  };
}
