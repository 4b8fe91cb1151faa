import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Words by which people look for settings, where neither title nor description has them; by path. */
export const settingWords: Readonly<Record<string, MessageDescriptor>> = {
  '/admin/settings/profile': msg`address phone tax ID`,
  '/admin/settings/region': msg`language Spanish currency`,
  '/admin/settings/clock': msg`GPS location photo offline geofence`,
  '/admin/settings/reminders': msg`quiet hours push notify`,
  '/admin/settings/auto_out': msg`forgot punch out end shift`,
  '/admin/settings/calendar': msg`biweekly weekly payday`,
  '/admin/settings/workday': msg`midnight day start`,
  '/admin/settings/rounding': msg`quarter hour minutes`,
  '/admin/settings/overtime': msg`OT rules double time state law`,
  '/admin/settings/breaks': msg`meal rest lunch`,
  '/admin/settings/approval': msg`sign timesheet`,
  '/admin/settings/retention': msg`delete privacy`,
  '/admin/settings/voice': msg`recording microphone`,
  '/admin/settings/filing': msg`model assistant`,
  '/admin/settings/job-rates': msg`pay wage prevailing`,
  '/admin/settings/labor-burden': msg`payroll taxes insurance rates`,
  '/admin/settings/schedule-rules': msg`swap conflict`,
  '/admin/settings/time-off': msg`sick leave vacation PTO accrual balance`,
  '/admin/settings/holidays': msg`days off closed`,
  '/admin/settings/purchasing': msg`purchase limits PO approval`,
  '/admin/settings/support': msg`help visit`,
  '/admin/company/branding': msg`logo colors theme`,
  '/admin/kiosks': msg`tablet PIN`,
  '/admin/notifications': msg`email push sent`,
  '/admin/deletion-requests': msg`erase account privacy`,
  '/icon-tools': msg`app icon`,
};
