/** A job as a file: the lines, their timing, and answers for all other questions. */
import type { Language } from '../../languages.ts';
import type { JsaContext, Slot } from '../jsa-state.ts';

export type PlayLine =
  | string
  | {
      readonly text: string;
      readonly confidence?: number | undefined;
      readonly alternatives?: readonly string[] | undefined;
    }
  | {
      readonly when: Slot;
      readonly text: string;
      readonly confidence?: number | undefined;
      readonly alternatives?: readonly string[] | undefined;
    }
  | { readonly silence: boolean | number }
  /** A tap on one of the choices. */
  | { readonly choose: string }
  | { readonly interrupt: boolean | number; readonly text: string }
  | { readonly echo: boolean | number }
  | { readonly restart: boolean | number };

export type Script = {
  readonly lang: Language;
  readonly context: JsaContext;
  readonly lines: readonly PlayLine[];
  /** Answers by slot, used when no line of the script fits. */
  readonly fallback: Readonly<Partial<Record<Slot, string>>>;
};
