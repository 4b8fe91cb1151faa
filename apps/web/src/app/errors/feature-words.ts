import { addErrorWords } from '../../data/errors/words.ts';
import { clockErrors } from '../../features/clock/error-words.ts';
import { companySignInErrors } from '../../features/company-sign-in/error-words.ts';
import { costsErrors } from '../../features/costs/error-words.ts';
import { crewsErrors } from '../../features/crews/error-words.ts';
import { dashboardErrors } from '../../features/dashboard/error-words.ts';
import { dataRightsErrors } from '../../features/data-rights/error-words.ts';
import { inviteErrors } from '../../features/invite/error-words.ts';
import { jsasErrors } from '../../features/jsas/error-words.ts';
import { kioskErrors } from '../../features/kiosk/error-words.ts';
import { equipmentErrors } from '../../features/equipment/error-words.ts';
import { ordersErrors } from '../../features/orders/error-words.ts';
import { payrollErrors } from '../../features/payroll/error-words.ts';
import { personErrors } from '../../features/person/error-words.ts';
import { photosErrors } from '../../features/photos/error-words.ts';
import { safetyErrors } from '../../features/safety/error-words.ts';
import { scheduleErrors } from '../../features/schedule/error-words.ts';
import { sessionErrors } from '../../features/session/error-words.ts';
import { settingsErrors } from '../../features/settings/error-words.ts';
import { supportErrors } from '../../features/support/error-words.ts';
import { suspensionErrors } from '../../features/suspension/error-words.ts';
import { timesheetsErrors } from '../../features/timesheets/error-words.ts';

// Every feature's messages for the server's refusals. Loading this file registers them.
addErrorWords(
  clockErrors,
  companySignInErrors,
  costsErrors,
  crewsErrors,
  dashboardErrors,
  dataRightsErrors,
  inviteErrors,
  jsasErrors,
  kioskErrors,
  equipmentErrors,
  ordersErrors,
  payrollErrors,
  personErrors,
  photosErrors,
  safetyErrors,
  scheduleErrors,
  sessionErrors,
  settingsErrors,
  supportErrors,
  suspensionErrors,
  timesheetsErrors,
);
