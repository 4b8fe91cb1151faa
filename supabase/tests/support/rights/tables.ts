import type { Role, Scope } from './roles.ts';

type Verb = Partial<Record<Exclude<Role, 'outsider'>, Scope>>;

type TableRights = {
  readonly by: string;
  readonly select?: Verb;
  readonly update?: Verb & { readonly set: string };
  readonly delete?: Verb;
  /** Columns and values of a plausible row; `$company` and the like stand for the caller's. */
  readonly insert?: Verb & { readonly row: Readonly<Record<string, string>> };
};

const ownTime = {
  employee: 'own person',
  supervisor: 'crew people',
  admin: 'company people',
} as const satisfies Verb;

const companyWide = {
  employee: 'company',
  supervisor: 'company',
  admin: 'company',
} as const satisfies Verb;

const adminOnly = { admin: 'company' } as const satisfies Verb;

const ownLogin = {
  employee: 'own login',
  supervisor: 'own login',
  admin: 'own login',
  kiosk: 'own login',
  superAdmin: 'own login',
} as const satisfies Verb;

const projects = {
  employee: 'own projects',
  supervisor: 'own projects',
  admin: 'company projects',
} as const satisfies Verb;

export const tableRights: Readonly<Record<string, TableRights>> = {
  companies: {
    by: 'id',
    select: { ...companyWide, superAdmin: 'all companies' },
  },
  company_settings: { by: 'company_id', select: companyWide },
  company_rules: { by: 'company_id', select: adminOnly },
  profiles: {
    by: 'person_id',
    select: { ...ownTime, superAdmin: 'own person' },
    update: {
      employee: 'own person',
      supervisor: 'own person',
      admin: 'own person',
      superAdmin: 'own person',
      set: 'theme = theme',
    },
  },
  memberships: { by: 'person_id', select: { ...ownTime, superAdmin: 'all people' } },
  platform_admins: { by: 'user_id' },
  crews: {
    by: 'id',
    select: { employee: 'own crews', supervisor: 'own crews', admin: 'company crews' },
  },
  crew_members: { by: 'person_id', select: ownTime },
  people_views: {
    by: 'person_id',
    select: { admin: 'own person' },
    insert: { admin: 'own person', row: { company_id: '$company', name: 'Roofers' } },
    delete: { admin: 'own person' },
  },
  cost_codes: { by: 'company_id', select: companyWide },
  projects: { by: 'id', select: projects },
  project_sites: { by: 'project_id', select: projects },
  project_crews: {
    by: 'project_id',
    select: {
      employee: 'own crewed projects',
      supervisor: 'own crewed projects',
      admin: 'crewed projects',
    },
  },
  invitations: { by: 'company_id', select: adminOnly },
  people_imports: { by: 'company_id', select: adminOnly },
  kiosks: { by: 'company_id', select: adminOnly },
  kiosk_sites: { by: 'company_id', select: adminOnly },
  kiosk_devices: { by: 'company_id', select: adminOnly },
  kiosk_codes: { by: 'company_id', select: adminOnly },
  person_pins: { by: 'person_id' },
  device_tokens: {
    by: 'user_id',
    select: ownLogin,
    insert: { ...ownLogin, row: { user_id: '$user', token: 'another', platform: 'web' } },
    update: { ...ownLogin, set: 'platform = platform' },
    delete: ownLogin,
  },
  client_errors: { by: 'id', select: { superAdmin: 'everything' } },
  punches: { by: 'person_id', select: ownTime },
  punch_answers: { by: 'company_id' },
  crew_punch_answers: { by: 'person_id', select: ownTime },
  punch_locations: { by: 'person_id' },
  location_notices: { by: 'company_id', select: companyWide },
  location_choices: { by: 'person_id', select: ownTime },
  location_reads: {
    by: 'person_id',
    select: { employee: 'own person', supervisor: 'own person', admin: 'company people' },
  },
  time_entries: { by: 'person_id', select: ownTime },
  time_breaks: { by: 'person_id', select: ownTime },
  time_entry_events: { by: 'person_id', select: ownTime },
  decision_items: { by: 'person_id', select: ownTime },
  clock_states: { by: 'person_id' },
  audit_events: { by: 'company_id', select: adminOnly },
  person_details: { by: 'person_id', select: { admin: 'company people' } },
  pay_rates: { by: 'person_id' },
  pay_rate_reads: { by: 'person_id', select: { admin: 'company people' } },
  company_zones: { by: 'company_id', select: companyWide },
  pay_terms: { by: 'person_id' },
  job_rates: { by: 'company_id' },
  other_pay: { by: 'person_id' },
  job_rate_reads: { by: 'company_id', select: adminOnly },
  day_results: { by: 'person_id', select: ownTime },
  pay_lines: { by: 'person_id' },
  break_answers: { by: 'person_id', select: ownTime },
  timesheets: { by: 'person_id', select: ownTime },
  timesheet_signatures: { by: 'person_id', select: ownTime },
  timesheet_events: { by: 'person_id', select: ownTime },
  time_adjustments: { by: 'person_id', select: ownTime },
  locked_pay_lines: { by: 'person_id' },
  payroll_people: { by: 'person_id' },
  payroll_codes: { by: 'company_id' },
  payroll_exports: { by: 'company_id' },
  payroll_export_pay: { by: 'person_id' },
  payroll_export_time: { by: 'person_id' },
  payroll_reads: { by: 'company_id', select: adminOnly },
  project_contracts: { by: 'company_id' },
  certified_pay: { by: 'person_id' },
  project_budgets: { by: 'company_id' },
  budget_lines: { by: 'company_id' },
  budget_modifications: { by: 'company_id' },
  budget_modification_lines: { by: 'company_id' },
  direct_costs: { by: 'company_id' },
  labor_burdens: { by: 'company_id' },
  time_corrections: { by: 'person_id', select: ownTime },
  punch_withdrawals: { by: 'company_id' },
  certificates: { by: 'person_id', select: ownTime },
  emergency_contacts: { by: 'person_id', select: ownTime },
  person_merges: { by: 'company_id', select: adminOnly },
  risk_matrices: { by: 'company_id' },
  hazards: { by: 'company_id' },
  hazard_reporters: { by: 'company_id' },
  hazard_events: { by: 'company_id' },
  public_links: { by: 'company_id' },
  project_photos: { by: 'company_id' },
  establishments: { by: 'company_id' },
  osha_years: { by: 'company_id' },
  incidents: { by: 'person_id' },
  incident_medical: { by: 'company_id' },
  corrective_actions: { by: 'company_id' },
  jsas: { by: 'company_id' },
  jsa_versions: { by: 'company_id' },
  jsa_signatures: { by: 'company_id' },
  jsa_approvals: { by: 'company_id' },
  jsa_events: { by: 'company_id' },
  jsa_transcripts: { by: 'company_id' },
  jsa_clips: { by: 'company_id' },
  safety_library_items: { by: 'company_id' },
  emergency_plans: { by: 'company_id' },
  jsa_templates: { by: 'company_id' },
  daily_logs: { by: 'company_id' },
  daily_log_lines: { by: 'company_id' },
  daily_log_signatures: { by: 'company_id' },
  shift_series: { by: 'company_id' },
  shifts: { by: 'company_id' },
  published_shifts: { by: 'company_id' },
  shift_changes: { by: 'company_id' },
  schedule_publications: { by: 'company_id' },
  schedule_templates: { by: 'company_id' },
  holidays: { by: 'company_id' },
  project_demand: { by: 'company_id' },
  project_certificates: { by: 'company_id' },
  schedule_rules: { by: 'company_id' },
  shift_requests: { by: 'company_id' },
  reminder_log: {
    by: 'person_id',
    select: { employee: 'own person', supervisor: 'own person', admin: 'company people' },
  },
  device_reports: { by: 'company_id' },
  notification_settings: {
    by: 'person_id',
    select: { employee: 'own person', supervisor: 'own person', admin: 'own person' },
  },
  availability: { by: 'company_id' },
  time_off_kinds: { by: 'company_id' },
  time_off_requests: { by: 'company_id' },
  time_off_days: { by: 'company_id' },
  time_off_ledger: { by: 'company_id' },
  time_off_settled: { by: 'company_id' },
  comments: { by: 'person_id' },
  comment_revisions: { by: 'company_id' },
  attachments: { by: 'person_id' },
  account_deletion_requests: {
    by: 'person_id',
    select: { employee: 'own person', supervisor: 'own person', admin: 'company people' },
  },
};
