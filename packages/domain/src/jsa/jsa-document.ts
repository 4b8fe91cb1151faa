/** The document that the crew signs. `open` lists what blocks approval; `absent` lists what isn't on the job. */
import type { ControlLevel, Energy, HighEnergyKind } from './energies.ts';
import type { Language } from '../languages.ts';

/** The only ways for a control to get into the document. */
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
  /** Null if the words match no energy of the wheel; the document then has an open item. */
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
  /** Statements that are filed nowhere and that the lead keeps on the page; absent if there are none. */
  readonly also_said?: readonly string[] | undefined;
  readonly open: readonly string[];
  readonly signatures: readonly unknown[];
};
