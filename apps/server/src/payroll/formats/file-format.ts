import type { ExportPerson, FileFacts, PaidPerson } from '../export-facts.ts';
import type { Cell } from './cells.ts';

/** A kind of payroll file: pure, person by person, so that a file of any length fits into memory. */
export type FileFormat = {
  readonly kind: 'csv' | 'iif' | 'xlsx';
  /** Without the extension. */
  readonly fileName: (facts: FileFacts) => string;
  /** Rows before the first person's. */
  readonly head: (facts: FileFacts) => Rows;
} & (
  | {
      /** Lines by day are most of an export, and are read only if needed. */
      readonly reads: 'pay';
      readonly rows: (person: PaidPerson, facts: FileFacts) => Rows;
    }
  | { readonly reads: 'days'; readonly rows: (person: ExportPerson, facts: FileFacts) => Rows }
);

type Rows = readonly (readonly Cell[])[];

export function datedName(system: string): FileFormat['fileName'] {
  return ({ period_from, period_to, number }) => `${system}-${period_from}-${period_to}-${number}`;
}
