import type { PdfErrorKind } from './pdf-error.ts';

export type Template =
  | 'audit'
  | 'certified-payroll'
  | 'checklist'
  | 'daily-log'
  | 'hazard'
  | 'jsa'
  | 'location-notice'
  | 'open-hazards'
  | 'change-order'
  | 'purchase-order'
  | 'report'
  | 'schedule'
  | 'ticket'
  | 'timesheet'
  | 'tracking';

/** What a template is filled with. Everything people wrote is in `data`, and never becomes markup. */
export type PdfJob = {
  readonly template: Template;
  /** JSON, which the template reads as `data`. */
  readonly data: string;
  /** PNG or JPEG by the name under which `data` mentions them, such as `pictures/logo`. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
};

export type PdfAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly kind: PdfErrorKind; readonly message: string };
