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

/** The input of a template. Everything people wrote is in `data`, and never becomes markup. */
export type PdfJob = {
  readonly template: Template;
  /** JSON that the template reads as `data`. */
  readonly data: string;
  /** PNG or JPEG by the name that `data` refers to, such as `pictures/logo`. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
};

export type PdfAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly kind: PdfErrorKind; readonly message: string };
