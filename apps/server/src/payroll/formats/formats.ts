import type { PayrollFormat } from '@muster/contract/payroll';

import { adp } from './adp.ts';
import type { FileFormat } from './file-format.ts';
import { genericCsv, genericDays, genericXlsx } from './generic.ts';
import { gusto } from './gusto.ts';
import { paychex } from './paychex.ts';
import { reimbursements } from './reimbursements.ts';
import { quickbooksDesktop } from './quickbooks-desktop.ts';
import { quickbooksOnline } from './quickbooks-online.ts';
import { xero } from './xero.ts';

export const formats: Readonly<Record<PayrollFormat, FileFormat>> = {
  csv: genericCsv,
  csv_days: genericDays,
  xlsx: genericXlsx,
  adp,
  paychex,
  gusto,
  quickbooks_desktop: quickbooksDesktop,
  quickbooks_online: quickbooksOnline,
  xero,
  reimbursements,
};
