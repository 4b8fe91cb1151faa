import type { PayrollPeriodRow } from '@muster/contract/payroll';

/** The next step before a pay period is paid. */
export type PeriodStep =
  | { readonly kind: 'empty' | 'running' | 'exporting' | 'done' }
  | { readonly kind: 'approve' | 'lock'; readonly people: number }
  | { readonly kind: 'export' | 'export_changes'; readonly people: number };

export function periodStep(row: PayrollPeriodRow): PeriodStep {
  if (row.is_exporting) return { kind: 'exporting' };
  const open = row.people - (row.counts.locked ?? 0);
  if (row.to_export > 0 && (open <= 0 || !row.is_over)) return exportStep(row);
  if (row.people === 0) return { kind: 'empty' };
  if (!row.is_over) return { kind: 'running' };
  const approved = row.counts.approved ?? 0;
  if (approved > 0) return { kind: 'lock', people: approved };
  if (open > 0) return { kind: 'approve', people: open };
  return row.exports > 0 ? { kind: 'done' } : { kind: 'empty' };
}

function exportStep({ exports, to_export: people }: PayrollPeriodRow): PeriodStep {
  return { kind: exports > 0 ? 'export_changes' : 'export', people };
}
