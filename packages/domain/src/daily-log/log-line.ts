/** The content of a daily log's line. `supabase/schemas/construction/wrong_log_data.sql` is the authority. */
export type LogContent =
  | { readonly kind: 'manpower'; readonly data: Manpower }
  | { readonly kind: 'visitor'; readonly data: Visitor }
  | { readonly kind: 'delivery'; readonly data: Delivery }
  | { readonly kind: 'equipment'; readonly data: Equipment }
  | { readonly kind: 'work'; readonly data: { readonly text: string } }
  | { readonly kind: 'quantity'; readonly data: Quantity }
  | { readonly kind: 'delay'; readonly data: Delay }
  | { readonly kind: 'safety'; readonly data: SafetyLine }
  | { readonly kind: 'weather'; readonly data: Weather }
  | { readonly kind: 'note'; readonly data: { readonly text: string } };

export type LogKind = LogContent['kind'];
/** In the order of the page and the PDF. */
export const logKinds = [
  'manpower',
  'work',
  'quantity',
  'weather',
  'delivery',
  'equipment',
  'visitor',
  'delay',
  'safety',
  'note',
] as const satisfies readonly LogKind[];
export type LogData = LogContent['data'];

export type Manpower = {
  readonly crew: string | null;
  readonly code: string | null;
  readonly code_name: string | null;
  readonly people: number;
  readonly minutes: number;
};
export type Visitor = { readonly name: string; readonly company: string | null };
export type Delivery = { readonly what: string; readonly supplier: string | null };
export type Equipment = { readonly what: string; readonly minutes: number | null };
/** A quantity installed that day. */
export type Quantity = {
  readonly cost_code_id: string;
  readonly code: string;
  readonly code_name: string | null;
  readonly thousandths: number;
  readonly unit: string;
};
export const delayCauses = ['ours', 'customer', 'others', 'weather'] as const;
export type Delay = {
  readonly cause: string;
  readonly minutes: number | null;
  readonly whose: (typeof delayCauses)[number];
};
export type SafetyLine = {
  readonly type: 'jsa' | 'hazard' | 'note';
  readonly number: number | null;
  readonly text: string;
};
/** Temperatures in tenths of a degree Celsius, rain in tenths of a millimeter. */
export type Weather = {
  readonly sky: string | null;
  readonly low_c10: number | null;
  readonly high_c10: number | null;
  readonly rain_mm10: number | null;
  readonly wind_kmh: number | null;
  /** Name of the weather service, and when it was asked; null if entered by hand. */
  readonly service: string | null;
  readonly read_at: string | null;
};

const fieldOf: Readonly<Record<LogKind, string>> = {
  manpower: 'people',
  visitor: 'name',
  delivery: 'supplier',
  equipment: 'minutes',
  work: 'text',
  quantity: 'thousandths',
  delay: 'whose',
  safety: 'type',
  weather: 'sky',
  note: 'text',
};

/** Returns true if a line's data match its kind; each kind is recognized by one field. */
export function isLogContent(line: {
  readonly kind: LogKind;
  readonly data: LogData;
}): line is LogContent {
  return fieldOf[line.kind] in line.data;
}

/** A line from the company's records, such as a crew's punches on a cost code. */
export type SourceLine = LogContent & { readonly id: string };

/** A line that someone typed or changed; null data means that it was removed or reset to its source. */
export type StoredLine = {
  readonly id: string;
  readonly kind: LogKind;
  readonly data: LogData | null;
  readonly source: LogData | null;
  readonly is_private: boolean;
  readonly is_addendum: boolean;
  readonly revision: string;
};

/** A signed line, with the data of its source at that time. */
export type SignedLine = {
  readonly id: string;
  readonly kind: LogKind;
  readonly data: LogData;
  readonly source: LogData | null;
  readonly is_typed: boolean;
};

/** Returns true if a line's id names its source; typed lines have UUIDs. */
export function isSourceId(id: string): boolean {
  return id.includes(':');
}
