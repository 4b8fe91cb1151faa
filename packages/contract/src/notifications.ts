import * as z from 'zod/mini';
import { refusalSchema } from './verdict.ts';

/** Topics that people can turn off per channel (`app.is_topic_list`). Stop-work alerts are not among them. */
export const notificationTopics = [
  'clock',
  'breaks',
  'schedule',
  'timesheets',
  'certificates',
  'safety',
  'crew',
  'requests',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const notificationChannels = ['push', 'email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** A topic and a channel, such as `clock.email`. */
export type TopicChannel = `${NotificationTopic}.${NotificationChannel}`;

export const quietChoices = ['company', 'off', 'own'] as const;

/** Input of `save_my_profile` for `quiet_hours`; the times apply to `own`. */
export const quietHoursSchema = z.object({
  choice: z.enum(quietChoices),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});

/** A person's own row; without one, the company's quiet hours apply and everything is on. */
export const notificationSettingsSchema = z.object({
  quiet_hours: z.enum(quietChoices),
  quiet_from: z.nullable(z.string()),
  quiet_to: z.nullable(z.string()),
  turned_off: z.array(z.string()),
});

export const notificationKinds = [
  'clock_in_missed',
  'clock_out_missed',
  'break_due',
  'no_punch',
  'request_waiting',
  'sheet_to_sign',
  'certificate_expiring',
  'schedule_published',
  'hazard_stop_work',
  'hazard_overdue',
  'action_overdue',
  'hazard_digest',
  'incident_deadline',
  'jsa_waits',
  'factor_reset',
  'support_visit',
  'vendor_changed',
  'order_waiting',
  'order_decided',
  'private_answer',
  'call_person',
  'checks_overdue',
  'change_order_answered',
  'company_data',
  'company_sign_in',
] as const;
/** A new kind gets its texts in `notices/notice-list.ts` and in the message log (`use-log-words.ts`). */
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationOutcomes = [
  'sent',
  'waiting',
  'failed',
  'punched',
  'time_off',
  'quiet_hours',
  'turned_off',
  'on_device',
  'too_late',
  'no_address',
] as const;

/** One message, sent or not. */
export const notificationLineSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  person_id: z.uuid(),
  person_name: z.string(),
  kind: z.enum(notificationKinds),
  outcome: z.enum(notificationOutcomes),
  channels: z.array(z.enum(['email', 'web_push', 'native_push'])),
  /** Null if it isn't due at a certain time. */
  due_at: z.nullable(z.string()),
  /** When it will be sent, if it waits for the end of quiet hours or time off. */
  held_until: z.nullable(z.string()),
  /** The shift's local start time, or its end for a clock-out reminder. */
  shift_local: z.nullable(z.string()),
  /** Name of the person or certificate it is about. */
  name: z.nullable(z.string()),
});
export type NotificationLine = z.infer<typeof notificationLineSchema>;

export const notificationPageSchema = z.object({
  rows: z.array(notificationLineSchema),
  /** Cursor for older lines; null at the end. */
  next: z.nullable(z.string()),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

export const notificationAnswerSchema = z.union([notificationPageSchema, refusalSchema]);
