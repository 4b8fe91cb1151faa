import { languages } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { companyFactsSchema } from './branding-form.ts';
import { type CompanyRules, ruleSchemas, type RuleKind } from './company-rules.ts';
import { fieldRules, locationModes } from './identity.ts';
import { retentionSchema } from './retention.ts';

/**
 * The settings of a company as its admins read and save them, section by section. The database checks them the same way
 * (`app.wrong_setting`), against the same `cases/company-settings.json`.
 */

/** Minutes after which a reminder may be sent. */
export const reminderMinutes = [0, 1, 3, 5, 15, 30] as const;
const reminderSchema = z.nullable(z.literal(reminderMinutes));
const timeOfDaySchema = z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)));

export const settingSchemas = {
  profile: z.extend(companyFactsSchema, {
    name: z.string().check(
      z.refine((text) => /\S/.test(text)),
      z.refine((text) => Array.from(text).length <= 200),
    ),
  }),
  region: z.strictObject({
    time_zone: z.string().check(z.refine(isTimeZone)),
    default_language: z.enum(languages),
    /** Currency of budgets and costs. */
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  clock: z.strictObject({
    cost_code_rule: z.enum(fieldRules),
    note_rule: z.enum(fieldRules),
    location_mode: z.enum(locationModes),
    trail_minutes: z.int().check(z.gte(1), z.lte(15)),
  }),
  reminders: z
    .strictObject({
      remind_employee_after: reminderSchema,
      remind_supervisor_after: reminderSchema,
      remind_end_after: reminderSchema,
      still_in_after_hours: z.nullable(z.int().check(z.gte(4), z.lte(16))),
      remind_break_before: reminderSchema,
      quiet_from: timeOfDaySchema,
      quiet_to: timeOfDaySchema,
    })
    .check(
      z.refine(({ quiet_from, quiet_to }) => (quiet_from === null) === (quiet_to === null), {
        path: ['quiet_from'],
      }),
      z.refine(({ quiet_from, quiet_to }) => quiet_to === null || quiet_from !== quiet_to, {
        path: ['quiet_to'],
      }),
    ),
  retention: retentionSchema,
  voice: z.strictObject({
    /** Speech may be sent to the operator's server for transcription. */
    server_speech: z.boolean(),
    /** Spoken answers to Sarah are recorded and kept for the period in `retention.voice_audio`. */
    keep_audio: z.boolean(),
    /** The operator's language model may suggest what a JSA lacks, on request. */
    suggestions: z.boolean(),
  }),
  filing: z.strictObject({
    /** The operator's language model may suggest where in a JSA each spoken answer belongs. */
    language_model: z.boolean(),
  }),
} as const;

export type SettingKind = keyof typeof settingSchemas;
export type CompanySettings = {
  readonly [Kind in SettingKind]: z.infer<(typeof settingSchemas)[Kind]>;
};

/** Everything that `save_company_settings` accepts, by section. */
export const sectionSchemas = { ...settingSchemas, ...ruleSchemas } as const;
export type SectionKind = SettingKind | RuleKind;
export type SectionFacts = CompanySettings & CompanyRules;

export const companyRuleSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['calendar', 'workday', 'rounding', 'overtime', 'breaks', 'approval', 'auto_out']),
  /** A date in the company's zone. */
  valid_from: z.iso.date(),
  rule: z.record(z.string(), z.unknown()),
  state: z.enum(['past', 'current', 'coming']),
  changed_at: z.string(),
  /** Null if no one chose it, or if the person who did has no name. */
  changed_by: z.nullable(z.string()),
});
export type CompanyRule = z.infer<typeof companyRuleSchema>;

/** Response of `read_company_settings` for admins. */
export const companySettingsSchema = z.object({
  verdict: z.literal('ok'),
  /** The date in the company's zone. */
  today: z.iso.date(),
  /** Base version for saving `profile`, `retention`, `voice` and `filing`. */
  company_version: z.int(),
  /** Base version for saving everything else. */
  settings_version: z.int(),
  profile: settingSchemas.profile,
  region: settingSchemas.region,
  clock: settingSchemas.clock,
  reminders: settingSchemas.reminders,
  /** As stored; parsed by `resolveRetention`. */
  retention: z.unknown(),
  voice: settingSchemas.voice,
  filing: settingSchemas.filing,
  rules: z.array(companyRuleSchema),
});
export type CompanySettingsAnswer = z.infer<typeof companySettingsSchema>;

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
