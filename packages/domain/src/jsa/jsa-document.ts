/** What the crew signs. `open` holds what blocks approval; `absent` what was said not to be there. */
import type { ControlLevel, Energy, HighEnergyKind } from './energies.ts';
import type { Language } from '../languages.ts';

/** How a control got into the document; there is no other way in. */
export const controlSources = ['said', 'accepted', 'company', 'previous'] as const;
export type ControlSource = (typeof controlSources)[number];

/** Whether a control still works if someone makes a mistake. */
export type Direct = 'yes' | 'no' | 'unknown';

export type DocumentControl = {
  readonly text: string;
  readonly level: ControlLevel;
  readonly source: ControlSource;
  readonly direct: Direct;
};

export type DocumentHazard = {
  readonly text: string;
  /** Null for words that match no spoke of the wheel; the document then has an open item. */
  readonly energy: Energy | null;
  readonly high_energy: HighEnergyKind | null;
  readonly consequence: string;
  readonly controls: readonly DocumentControl[];
};

export type DocumentStep = { readonly text: string; readonly hazards: readonly DocumentHazard[] };

export type JsaDocument = {
  readonly lang: Language;
  readonly task: string;
  readonly place: string;
  readonly people: readonly string[];
  readonly steps: readonly DocumentStep[];
  readonly ppe: readonly string[];
  readonly permits: readonly string[];
  readonly emergency: readonly string[];
  readonly stop_work: readonly string[];
  readonly absent: readonly string[];
  /** Said, and kept on the page by the lead although it is filed nowhere; absent where there is none. */
  readonly also_said?: readonly string[] | undefined;
  readonly open: readonly string[];
  readonly signatures: readonly unknown[];
};
