/**
 * Who may do what, table by table: the rights of product.md ("People and rights") as data. The role
 * matrix tests every line for every role, own and foreign company, and fails for a table that has no
 * line here.
 *
 * A scope names rows by the value of the table's `by` column. A role without a scope sees or touches
 * no row. A verb that is absent is granted to no one: not even a hidden row would be zero rows, the
 * statement is denied. As long as there are tables and functions: one list, so that none is missed.
 */
export const roles = [
  'employee',
  'supervisor',
  'admin',
  'kiosk',
  'superAdmin',
  /** A person whose membership has ended. */
  'leaver',
  /** The admin of the second company. */
  'outsider',
] as const;
export type Role = (typeof roles)[number];

export type Scope =
  /** The caller's own person. */
  | 'own person'
  /** The caller's login. */
  | 'own login'
  /** The people whom the supervisor leads, and the supervisor. */
  | 'crew people'
  /** Everyone in the company. */
  | 'company people'
  /** The caller's company. */
  | 'company'
  /** Every company. */
  | 'all companies'
  | 'all people'
  /** Projects of the caller's crews and those without a crew. */
  | 'own projects'
  | 'company projects'
  /** Those of the caller's crews. */
  | 'own crewed projects'
  /** Those of the company that have a crew. */
  | 'crewed projects'
  | 'own crews'
  | 'company crews'
  /** Rows of any company and of none. */
  | 'everything';

type Verb = Partial<Record<Exclude<Role, 'outsider'>, Scope>>;

export type TableRights = {
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
  comments: { by: 'person_id' },
  comment_revisions: { by: 'company_id' },
  attachments: { by: 'person_id' },
  account_deletion_requests: {
    by: 'person_id',
    select: { employee: 'own person', supervisor: 'own person', admin: 'company people' },
  },
};

const plainLook = `{"primary_color": "#1a73e8", "secondary_color": "#34a853", "accent_color": "#fbbc04",
  "background_color": "#ffffff", "text_color": "#202124", "theme_mode": "light",
  "show_company_name_in_nav": true, "use_custom_colors": false, "logo_url": null, "brand_name": null}`;
const plainCompany = `{"company_type": null, "tagline": null, "website_url": null, "phone": null, "address": null}`;

const plainProject = `{"name": "New school", "number": null, "customer": null, "address": null, "status": "active",
  "starts_on": null, "ends_on": null, "default_cost_code_id": null}`;
const plainSite = `{"name": "Back gate", "lat": 1, "lng": 1, "radius_m": 150, "polygon": null}`;
/** A row of the first company by its name, as the caller may read it; null for whom it is hidden. */
const bridge = `(select p.id from projects p where p.name = 'River bridge')`;

/**
 * The RPCs: what each role hears. `ok` is anything but a refusal; `denied` is 42501, the function
 * not being granted. Roles not named are refused in the answer.
 */
export type RpcRights = {
  /** SQL of the call as it stands for the employee's rows of the first company. */
  readonly call: string;
  readonly ok: readonly (Role | 'anon')[];
  readonly anon: 'denied' | 'granted';
};

const establishmentFacts = `{"name": "Second yard", "ein": null, "street": "1 Main St", "city": "Fort Collins",
  "state": "CO", "zip": "80521", "naics": "237310", "industry": null}`;

const hazardReport = `{"v": 1, "what": "Loose board", "place": null, "immediate_action": null, "energy": null,
  "project_id": null, "location": null, "severity": 2, "likelihood": 3, "reported_at": "2026-01-01T12:00:00Z",
  "photo_ids": []}`;
const noSteps = `{"lang": "en", "task": "Hang a gate", "place": "North side", "people": [], "steps": [], "ppe": [], "permits": [],
  "emergency": [], "stop_work": [], "absent": [], "open": [], "signatures": []}`;
const savedJsa = `{"v": 1, "base_version": 0, "project_id": null, "made_at": "2026-01-05T14:20:31Z", "shift_end": null,
  "copied_from": null, "document": ${noSteps}, "transcript": null}`;
const members = ['employee', 'supervisor', 'admin', 'outsider'] as const;
const plainTerms = `{"kind": "hourly", "classification": null, "overtime": null, "breaks": null, "time_zone": null, "salary": null}`;
const plainEntry = `{"started_at": "2026-10-05T14:00:00Z", "ended_at": "2026-10-05T15:00:00Z", "zone": "UTC",
  "project_id": null, "cost_code_id": null, "breaks": []}`;
const plainJobRate = `{"person_id": null, "project_id": null, "cost_code_id": null, "classification": "Rigger", "rate": 400000,
  "fringe": 0, "currency": "USD", "mode": "replaces", "valid_from": "2026-01-05"}`;

const plainShift = (
  id: string,
) => `jsonb_build_object('id', '${id}', 'person_id', '$person', 'crew_id', null,
  'project_id', null, 'site_id', null, 'cost_code_id', null, 'starts_local', '2026-10-05T06:00',
  'ends_local', '2026-10-05T14:00', 'zone', 'UTC', 'starts_second', false, 'ends_second', false,
  'break_minutes', 0, 'note', null)`;
const newId = 'f0000000-0000-4000-8000-00000000000a';

const everybody = [...roles];
const crewOne = `(select c.id from crews c where c.name = 'Crew one')`;

export const rpcRights: Readonly<Record<string, RpcRights>> = {
  my_identity: { call: 'my_identity()', ok: everybody, anon: 'denied' },
  my_clock: { call: 'my_clock()', ok: everybody, anon: 'denied' },
  live_board: {
    call: 'live_board()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  record_punches: {
    call: `record_punches(jsonb_build_array('$punch'::jsonb))`,
    ok: ['employee', 'supervisor', 'admin', 'kiosk'],
    anon: 'denied',
  },
  decide_item: {
    call: `decide_item('$item', 'accept')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  my_crew_punches: { call: 'my_crew_punches()', ok: everybody, anon: 'denied' },
  answer_crew_punches: {
    call: `answer_crew_punches('{$crew_punch}', 'confirmed')`,
    ok: ['employee'],
    anon: 'denied',
  },
  read_punch_locations: {
    call: `read_punch_locations('$person', now() - interval '1 day', now(), 'A safety check')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  invite_person: {
    call: `invite_person(first_name => 'New', person_id => '$helper')`,
    ok: ['admin'],
    anon: 'denied',
  },
  search_invitations: { call: 'search_invitations()', ok: ['admin', 'outsider'], anon: 'denied' },
  import_people: {
    call: `import_people('{"id": "f0000000-0000-4000-8000-000000000002", "file_name": "crew.csv", "mode": "check", "rows": [{"line": 2, "first_name": "New"}]}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  revoke_invitation: {
    call: `revoke_invitation('$invitation')`,
    ok: ['admin'],
    anon: 'denied',
  },
  invitation_preview: {
    call: `invitation_preview('$token')`,
    ok: [...everybody, 'anon'],
    anon: 'granted',
  },
  list_projects: {
    call: 'list_projects()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  project_page: { call: `project_page(${bridge})`, ok: ['supervisor', 'admin'], anon: 'denied' },
  save_project: {
    call: `save_project(gen_random_uuid(), '${plainProject}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_project: { call: `archive_project(${bridge}, 1)`, ok: ['admin'], anon: 'denied' },
  unarchive_project: { call: `unarchive_project(${bridge}, 1)`, ok: ['admin'], anon: 'denied' },
  set_project_crews: {
    call: `set_project_crews(${bridge}, '{}', 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_site: {
    call: `save_site(gen_random_uuid(), ${bridge}, '${plainSite}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  archive_site: {
    call: `archive_site((select s.id from project_sites s where s.project_id = ${bridge}), 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  list_cost_codes: { call: 'list_cost_codes()', ok: ['admin', 'outsider'], anon: 'denied' },
  save_cost_code: {
    call: `save_cost_code(gen_random_uuid(), '31 10', 'Clearing')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_cost_code: {
    call: `archive_cost_code((select c.id from cost_codes c where c.code = '03 30'), 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  unarchive_cost_code: {
    call: `unarchive_cost_code((select c.id from cost_codes c where c.code = '03 30'), 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  import_cost_codes: {
    call: `import_cost_codes('[{"code": "31 10", "name": "Clearing"}]', 'check')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_risk_matrix: { call: 'read_risk_matrix()', ok: members, anon: 'denied' },
  save_risk_matrix: {
    call: `save_risk_matrix(1, '{"moderate_from": 5, "high_from": 9, "stop_work_from": 16, "low_days": 30, "moderate_days": 14, "high_days": 3, "stop_work_days": 1}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  report_hazard: {
    call: `report_hazard(gen_random_uuid(), '${hazardReport}')`,
    ok: members,
    anon: 'denied',
  },
  report_hazard_anonymously: {
    call: `report_hazard_anonymously(gen_random_uuid(), '${hazardReport}')`,
    ok: members,
    anon: 'denied',
  },
  record_comments: {
    call: `record_comments('project', '$project')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  record_people: {
    call: `record_people('project', '$project')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  add_comment: {
    call: `add_comment(gen_random_uuid(), '{"v": 1, "record_kind": "project", "record_id": "$project", "body": "Gate is locked", "mentions": [], "files": [], "made_at": "2026-01-01T12:00:00Z"}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  edit_comment: {
    call: `edit_comment(gen_random_uuid(), '$comment', 'Gate is open', '{}')`,
    ok: ['employee'],
    anon: 'denied',
  },
  delete_comment: { call: `delete_comment('$comment')`, ok: ['employee'], anon: 'denied' },
  judge_shift: {
    call: `judge_shift(${plainShift(newId)})`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_shifts: {
    call: `save_shifts(gen_random_uuid(), jsonb_build_array(jsonb_build_object('op', 'save', 'version', null, 'shift', ${plainShift(newId)})))`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_series: {
    call: `save_series(gen_random_uuid(), jsonb_build_object('id', '${newId}', 'shift', ${plainShift(newId)} - 'id', 'until_date', '2026-10-12', 'weekdays', '[1]'::jsonb, 'every_weeks', 1))`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  // No one of the matrix has changed shifts.
  undo_shifts: {
    call: `undo_shifts(gen_random_uuid(), gen_random_uuid())`,
    ok: [],
    anon: 'denied',
  },
  discard_changes: {
    call: `discard_changes(gen_random_uuid(), '{$shift}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  publish_shifts: {
    call: `publish_shifts(gen_random_uuid(), '{$shift}', 'Agreed')->'verdict'`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  copy_week: {
    call: `copy_week(gen_random_uuid(), '2026-10-05', '2026-10-12')`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  board_shifts: {
    call: `board_shifts('2026-10-05', '2026-10-12')->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  schedule_costs: {
    call: `schedule_costs('2026-10-05', '2026-10-12')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  my_schedule: {
    call: `my_schedule()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  save_template: {
    // Another company's admin reads no crew one, and keeps a week of all of their own.
    call: `save_template(gen_random_uuid(), 'Week', '2026-11-02', ${crewOne})`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_templates: {
    call: `list_templates()`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  remove_template: {
    call: `remove_template('$template')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  apply_template: {
    call: `apply_template(gen_random_uuid(), '$template', '2026-10-12')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  list_publications: {
    call: `list_publications()`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_schedule_rules: {
    call: `read_schedule_rules()`,
    ok: members,
    anon: 'denied',
  },
  save_schedule_rules: {
    call: `save_schedule_rules(1, '{"rest_minutes": 600, "notice_minutes": null, "claims": "approval", "swaps_need_approval": true}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_holidays: {
    call: `list_holidays()`,
    ok: members,
    anon: 'denied',
  },
  save_holiday: {
    call: `save_holiday(gen_random_uuid(), '2027-07-05', 'Independence Day')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  remove_holiday: {
    call: `remove_holiday((select jsonb_path_query_first(list_holidays(), '$.holidays[0].id') #>> '{}')::uuid)`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  set_demand: {
    call: `set_demand(${bridge}, '2026-10-05', 4)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  set_project_certificates: {
    call: `set_project_certificates(${bridge}, '{Flagger}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  swap_partners: {
    call: `swap_partners('$shift')`,
    ok: ['employee'],
    anon: 'denied',
  },
  // Of the crew one.
  claim_shift: {
    call: `claim_shift(gen_random_uuid(), '$open_shift', 1)`,
    ok: ['employee', 'supervisor'],
    anon: 'denied',
  },
  give_away_shift: {
    call: `give_away_shift(gen_random_uuid(), '$shift', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  offer_swap: {
    call: `offer_swap(gen_random_uuid(), '$shift', 1, '$other_shift', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  // Offered to the supervisor.
  answer_swap: {
    call: `answer_swap('$swap', 1, false)`,
    ok: ['supervisor'],
    anon: 'denied',
  },
  cancel_shift_request: {
    call: `cancel_shift_request('$claim', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  decide_shift_request: {
    call: `decide_shift_request('$claim', 1, false)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  confirm_shift: {
    call: `confirm_shift('$shift', 1, now())`,
    ok: ['employee'],
    anon: 'denied',
  },
  schedule_requests: {
    call: `schedule_requests()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  expected_people: {
    call: `expected_people()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  notification_log: {
    call: `notification_log()->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  my_reminder_plan: {
    call: `my_reminder_plan()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  report_device: {
    call: `report_device('f0000000-0000-4000-8000-00000000000d', false)`,
    ok: members,
    anon: 'denied',
  },
  save_availability: {
    call: `save_availability('{"id": "f0000000-0000-4000-8000-00000000000b", "kind": "cannot", "weekday": 1, "from_date": null, "to_date": null, "from_time": null, "to_time": null, "note": null}')`,
    ok: members,
    anon: 'denied',
  },
  remove_availability: {
    call: `remove_availability(gen_random_uuid())`,
    ok: members,
    anon: 'denied',
  },
  list_time_off_kinds: {
    call: `list_time_off_kinds()`,
    ok: members,
    anon: 'denied',
  },
  save_time_off_kind: {
    call: `save_time_off_kind('{"id": "f0000000-0000-4000-8000-00000000000c", "name": "Sick", "is_paid": true, "accrual": "none", "period": null, "accrued_minutes": null, "per_worked_minutes": null, "cap_minutes": null, "carry_over_minutes": null, "day_minutes": 480, "overdraft_minutes": 0}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_time_off_kind: {
    call: `archive_time_off_kind('$time_off_kind', 1)`,
    ok: ['admin'],
    anon: 'denied',
  },
  request_time_off: {
    call: `request_time_off('{"v": 1, "id": "f0000000-0000-4000-8000-00000000000d", "kind_id": "$time_off_kind", "first_day": "2027-05-03", "last_day": "2027-05-04", "from_time": null, "to_time": null, "minutes": null, "note": null}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  cancel_time_off: {
    call: `cancel_time_off('$time_off', 1)`,
    ok: ['employee'],
    anon: 'denied',
  },
  decide_time_off: {
    call: `decide_time_off('$time_off', 1, true)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  adjust_time_off: {
    call: `adjust_time_off(gen_random_uuid(), '$person', '$time_off_kind', 60, 'Opening')`,
    ok: ['admin'],
    anon: 'denied',
  },
  my_time_off: {
    call: `my_time_off()->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  read_time_off: {
    call: `read_time_off('$person')->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  list_hazards: { call: 'list_hazards()', ok: members, anon: 'denied' },
  read_hazard: {
    call: `read_hazard('$hazard')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  save_jsa: {
    call: `save_jsa(gen_random_uuid(), gen_random_uuid(), '${savedJsa}')`,
    ok: members,
    anon: 'denied',
  },
  list_jsas: { call: 'list_jsas()', ok: members, anon: 'denied' },
  read_jsa: {
    // It also says why acts are not the reader's.
    call: `read_jsa('$jsa') -> 'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  jsa_document: {
    call: `jsa_document('$jsa')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  jsa_transcript: {
    // The employee's own; other people's only for admins.
    call: `jsa_transcript('$jsa')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  jsa_people: { call: 'jsa_people()', ok: members, anon: 'denied' },
  my_jsas_to_sign: { call: 'my_jsas_to_sign()', ok: members, anon: 'denied' },
  sign_jsa: {
    call: `sign_jsa(gen_random_uuid(), '$jsa', jsonb_build_object('v', 1, 'hash', '$signed_hash'::text, 'method', 'login',
      'person_id', my_identity() ->> 'person_id', 'name', 'Me', 'drawing', null, 'pin_proof', null, 'missed', null,
      'signed_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  approve_jsa: {
    call: `approve_jsa(gen_random_uuid(), '$jsa', jsonb_build_object('v', 1, 'hash', '$signed_hash'::text, 'method', 'login',
      'person_id', my_identity() ->> 'person_id', 'pin_proof', null, 'approved_at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  end_jsa: {
    call: `end_jsa(gen_random_uuid(), '$jsa', '{"v": 1, "reason": "changed", "change": "weather", "comment": null, "ended_at": "2020-01-01T00:00:00Z"}')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  reopen_jsa: {
    call: `reopen_jsa(gen_random_uuid(), '$other_jsa')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  jsa_context: { call: 'jsa_context()', ok: members, anon: 'denied' },
  may_ask_for_suggestions: { call: 'may_ask_for_suggestions()', ok: roles, anon: 'denied' },
  may_send_speech: { call: 'may_send_speech()', ok: roles, anon: 'denied' },
  save_emergency_plan: {
    call: `save_emergency_plan('$project', '{"address": null, "hospital": "North", "muster": null, "call": null}', 1)`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_jsa_template: {
    call: `save_jsa_template(gen_random_uuid(), '{"name": "Set a gate", "jsa_id": "$jsa", "is_archived": false}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  company_safety_library: { call: 'company_safety_library()', ok: members, anon: 'denied' },
  save_library_item: {
    call: `save_library_item(gen_random_uuid(), '{"kind": "hazard", "en": "Old boiler", "es": "Caldera vieja", "energy": "pressure", "high_energy": null, "level": null, "can_be_direct": false, "source": null, "is_archived": false}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  hazard_people: {
    call: 'hazard_people()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  hazard_indicators: {
    call: 'hazard_indicators()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  osha_log: { call: 'osha_log(2026)', ok: ['admin', 'outsider'], anon: 'denied' },
  save_establishment: {
    call: `save_establishment(gen_random_uuid(), '${establishmentFacts}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_osha_year: {
    call: `save_osha_year(gen_random_uuid(), 2026, '{"average_employees": 3, "peak_employees": 4, "hours_worked": 500}')`,
    ok: [],
    anon: 'denied',
  },
  save_incident: { call: `save_incident(gen_random_uuid(), '{}')`, ok: [], anon: 'denied' },
  share_hazard: {
    call: `share_hazard(gen_random_uuid(), '$hazard', '{"secret_hash": "${'0'.repeat(64)}", "fields": [], "photo_ids": [], "days": 7}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  revoke_hazard_share: {
    call: `revoke_hazard_share(gen_random_uuid(), '$hazard')`,
    ok: ['admin'],
    anon: 'denied',
  },
  drop_hazard_photo: {
    call: `drop_hazard_photo(gen_random_uuid(), '$hazard', gen_random_uuid())`,
    ok: [],
    anon: 'denied',
  },
  change_hazard: {
    call: `change_hazard(gen_random_uuid(), '$hazard', 'triage', '{"severity": 2, "likelihood": 2, "energy": null, "due_on": null, "comment": null}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  merge_hazards: {
    call: `merge_hazards(gen_random_uuid(), '$hazard', '$other_hazard')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_corrective_action: {
    call: `save_corrective_action(gen_random_uuid(), '$hazard', '{"what": "Nail it down", "assignee_person_id": "$person", "due_on": "2026-12-01"}')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  // The employee's own.
  settle_corrective_action: {
    call: `settle_corrective_action(gen_random_uuid(), '$action', 'done')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  kiosk_roster: { call: 'kiosk_roster()', ok: ['kiosk'], anon: 'denied' },
  // Not even a kiosk without the proof of a PIN.
  kiosk_time: {
    call: `kiosk_time('$person', gen_random_uuid(), now(), 'no proof')`,
    ok: [],
    anon: 'denied',
  },
  create_kiosk_code: {
    call: `create_kiosk_code('Gate')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  cancel_kiosk_code: {
    call: `cancel_kiosk_code((select id from kiosk_codes where company_id = '$company' limit 1))`,
    ok: ['admin'],
    anon: 'denied',
  },
  change_kiosk: {
    call: `change_kiosk((select id from kiosks where company_id = '$company'), 1, 'Gate', '{}', 'off')`,
    ok: ['admin'],
    anon: 'denied',
  },
  revoke_kiosk: {
    call: `revoke_kiosk((select id from kiosks where company_id = '$company'))`,
    ok: ['admin'],
    anon: 'denied',
  },
  company_kiosks: { call: 'company_kiosks()', ok: ['admin', 'outsider'], anon: 'denied' },
  kiosk_punches: {
    call: `kiosk_punches((select id from kiosks where company_id = '$company'))`,
    ok: ['admin'],
    anon: 'denied',
  },
  set_person_pins: {
    call: `set_person_pins(jsonb_build_array(jsonb_build_object('person_id', '$person', 'salt', repeat('5', 32), 'hash', repeat('a', 64), 'proof_key', repeat('b', 64), 'iterations', 300000)))`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  remove_person_pins: {
    call: `remove_person_pins('{$person}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  my_kiosk_pin: {
    call: 'my_kiosk_pin()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  people_with_pins: { call: 'people_with_pins()', ok: ['admin', 'outsider'], anon: 'denied' },
  save_branding: {
    call: `save_branding('${plainLook}', '${plainCompany}', 1)`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_company_icons: {
    call: 'save_company_icons(null)',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  search_audit: {
    call: `search_audit('{"subject": "companies"}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  export_audit: {
    call: `export_audit('{"subject": "companies"}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_company_settings: {
    call: 'read_company_settings()',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_company_settings: {
    call: `save_company_settings('region', 1, '{"time_zone": "UTC", "default_language": "en"}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  // No change of a rule is coming in the companies of the matrix.
  withdraw_company_rule: {
    call: 'withdraw_company_rule(gen_random_uuid(), 1)',
    ok: [],
    anon: 'denied',
  },
  // Everyone of the matrix belongs to a company already, or to none for good.
  accept_invitation: { call: `accept_invitation('$token')`, ok: [], anon: 'denied' },
  found_company: {
    call: `found_company('{"company_id": "f0000000-0000-4000-8000-000000000001", "name": "New", "company_type": null, "address": null, "time_zone": "UTC", "workweek_start": 1, "pay_period": "weekly", "first_project": "Yard"}')`,
    ok: [],
    anon: 'denied',
  },
  founding_options: { call: 'founding_options()', ok: everybody, anon: 'denied' },
  first_steps: { call: 'first_steps()', ok: ['admin', 'outsider'], anon: 'denied' },
  hide_first_steps: { call: 'hide_first_steps()', ok: ['admin', 'outsider'], anon: 'denied' },
  // Calls the function that it is given, with that one's rights.
  apply_once: {
    call: `apply_once(gen_random_uuid(), 'complete_profile', '{"first_name": "First", "last_name": "Last"}')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  complete_profile: {
    call: `complete_profile('First', 'Last')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  save_my_profile: {
    call: `save_my_profile(gen_random_uuid(), now(), '{"phone": null}')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  my_sessions: { call: 'my_sessions()', ok: everybody, anon: 'denied' },
  // The callers of the matrix have no session that could be told from the others.
  save_push_subscription: {
    call: `save_push_subscription('https://push.example/a', repeat('B', 87), repeat('a', 22))`,
    ok: [],
    anon: 'denied',
  },
  my_push_subscription: {
    call: `my_push_subscription('https://push.example/a')`,
    ok: everybody,
    anon: 'denied',
  },
  remove_push_subscription: {
    call: `remove_push_subscription('https://push.example/a')`,
    ok: everybody,
    anon: 'denied',
  },
  save_calendar_feed: {
    call: `save_calendar_feed(repeat('a', 64))->'verdict'`,
    ok: members,
    anon: 'denied',
  },
  my_calendar_feed: { call: 'my_calendar_feed()', ok: everybody, anon: 'denied' },
  end_calendar_feed: { call: 'end_calendar_feed()', ok: everybody, anon: 'denied' },
  end_my_sessions: { call: 'end_my_sessions()', ok: [], anon: 'denied' },
  my_data: {
    call: 'my_data()',
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  request_account_deletion: {
    call: 'request_account_deletion(gen_random_uuid())',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  withdraw_account_deletion: { call: 'withdraw_account_deletion()', ok: [], anon: 'denied' },
  decide_account_deletion: {
    call: `decide_account_deletion((select r.id from account_deletion_requests r where r.state = 'open'), 'decline', 'Still needed')`,
    ok: ['admin'],
    anon: 'denied',
  },
  search_people: { call: `search_people('e')`, ok: ['admin', 'outsider'], anon: 'denied' },
  find_person_ids: { call: 'find_person_ids()', ok: ['admin', 'outsider'], anon: 'denied' },
  // Each person's outcome stands in the answer: for another company's admin no one is there.
  change_people: {
    call: `change_people(array['$person']::uuid[], '{"kind": "role", "role": "supervisor"}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  undo_people_change: { call: 'undo_people_change(gen_random_uuid())', ok: [], anon: 'denied' },
  crew_list: { call: 'crew_list()', ok: ['admin', 'outsider'], anon: 'denied' },
  crew_detail: { call: `crew_detail(${crewOne})`, ok: ['admin'], anon: 'denied' },
  save_crew: {
    call: `save_crew(gen_random_uuid(), 'Crew ten')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  archive_crew: { call: `archive_crew(${crewOne}, false)`, ok: ['admin'], anon: 'denied' },
  set_crew_members: {
    call: `set_crew_members(${crewOne}, '{$person}', 'member')`,
    ok: ['admin'],
    anon: 'denied',
  },
  set_crew_project: {
    call: `set_crew_project(${crewOne}, (select p.id from projects p where p.name = 'Yard'), true)`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_person: {
    call: `save_person('$person', 2, 1, 'New', 'Name')`,
    ok: ['admin'],
    anon: 'denied',
  },
  set_role: { call: `set_role('$person', 'supervisor')`, ok: ['admin'], anon: 'denied' },
  set_rate: {
    call: `set_rate('$person', 255000, 'USD', '2026-01-05')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No rate of the matrix is still to come.
  remove_rate: { call: 'remove_rate(gen_random_uuid())', ok: [], anon: 'denied' },
  read_pay_rates: { call: `read_pay_rates('$person')`, ok: ['admin'], anon: 'denied' },
  save_pay_terms: {
    call: `save_pay_terms('$person', '2026-01-05', '${plainTerms}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No terms of the matrix are still to come.
  remove_pay_terms: { call: 'remove_pay_terms(gen_random_uuid())', ok: [], anon: 'denied' },
  read_pay_terms: { call: `read_pay_terms('$person')`, ok: ['admin'], anon: 'denied' },
  save_job_rate: {
    call: `save_job_rate(gen_random_uuid(), '${plainJobRate}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  end_job_rate: {
    call: `end_job_rate('$job_rate', '2026-02-02')`,
    ok: ['admin'],
    anon: 'denied',
  },
  list_job_rates: { call: 'list_job_rates()', ok: ['admin', 'outsider'], anon: 'denied' },
  last_week_facts: { call: 'last_week_facts()', ok: ['admin', 'outsider'], anon: 'denied' },
  my_time_facts: {
    call: `my_time_facts('2026-10-05', '2026-10-11')`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  hours_progress: {
    call: 'hours_progress()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  my_sheet: {
    call: `my_sheet()->'verdict'`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_sheet: {
    call: `read_sheet('$person')->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  read_sheet_pay: {
    call: `read_sheet_pay('$person', '2025-12-29')`,
    ok: ['admin'],
    anon: 'denied',
  },
  entry_history: {
    call: `entry_history((select e.id from time_entries e where e.person_id = '$person' limit 1))->'verdict'`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  list_sheet_jobs: {
    call: `list_sheet_jobs()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_sheets: {
    call: `list_sheets()->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_waiting_sheets: {
    call: 'list_waiting_sheets()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_exceptions: {
    call: 'list_exceptions()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  // Everyone in the matrix has hours that are still to be calculated.
  sign_sheet: {
    call: `sign_sheet('2025-12-29', 'hash', 'Signed', '1')`,
    ok: [],
    anon: 'denied',
  },
  approve_sheets: {
    call: `approve_sheets('2025-12-29', '{$person}')->'verdict'`,
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  return_sheet: {
    call: `return_sheet('$person', '2025-12-29', 'Wrong')`,
    ok: [],
    anon: 'denied',
  },
  lock_sheets: {
    call: `lock_sheets('2025-12-29', '{$person}')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  unlock_sheet: {
    call: `unlock_sheet('$person', '2025-12-29', 'Wrong')`,
    ok: [],
    anon: 'denied',
  },
  list_payroll_periods: {
    call: `list_payroll_periods(null, 2)->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_payroll_period: {
    call: `read_payroll_period('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_payroll_lines: {
    call: `list_payroll_lines('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_payroll_mapping: {
    call: `read_payroll_mapping('adp')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_payroll_mapping: {
    call: `save_payroll_mapping('adp', '[{"kind": "person", "key": "$person", "value": "17"}]')`,
    ok: ['admin'],
    anon: 'denied',
  },
  // No timesheet of the matrix is locked.
  start_payroll_export: {
    call: `start_payroll_export(gen_random_uuid(), '2025-12-29', 'csv')`,
    ok: [],
    anon: 'denied',
  },
  cancel_payroll_export: {
    call: `cancel_payroll_export('$payroll_export')`,
    ok: ['admin'],
    anon: 'denied',
  },
  read_payroll_export: {
    call: `read_payroll_export('$payroll_export')->'verdict'`,
    ok: ['admin'],
    anon: 'denied',
  },
  // Its file is still to be written.
  read_payroll_file: {
    call: `read_payroll_file('$payroll_export')`,
    ok: [],
    anon: 'denied',
  },
  list_certified_payrolls: {
    call: `list_certified_payrolls('2025-12-29')->'verdict'`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  // No timesheet of the matrix holds work on the project.
  read_certified_payroll: {
    call: `read_certified_payroll('$project', '2025-12-29')->'verdict'`,
    ok: [],
    anon: 'denied',
  },
  import_certified_pay: {
    call: `import_certified_pay('2025-12-29', '[{"worker": "7", "tax_cents": 1200}]', 'check')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_certified_pay: {
    call: `save_certified_pay('$person', '2025-12-29', '{"tax_cents": 1200}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  save_project_contract: {
    call: `save_project_contract('$project', '{"contract_number": "DACW-1"}')`,
    ok: ['admin'],
    anon: 'denied',
  },
  correct_time: {
    call: `correct_time(gen_random_uuid(), '$person', 'add', null, '${plainEntry}', 'Forgotten')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  decide_correction: {
    call: `decide_correction('$correction', 'decline', 'Not true')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  withdraw_correction: {
    call: `withdraw_correction('$correction')`,
    ok: ['employee'],
    anon: 'denied',
  },
  // No one has corrected anyone's time in the matrix.
  dispute_correction: {
    call: `dispute_correction('$correction', 'Not true')`,
    ok: [],
    anon: 'denied',
  },
  list_corrections: {
    call: 'list_corrections()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  my_break_questions: {
    call: 'my_break_questions()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  answer_breaks: {
    call: `answer_breaks(gen_random_uuid(), current_date, '{"rest": "taken"}', now())`,
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  save_certificate: {
    call: `save_certificate(gen_random_uuid(), '$person', 'First aid')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  delete_certificate: {
    call: `delete_certificate((select c.id from certificates c where c.person_id = '$person'))`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  save_emergency_contact: {
    call: `save_emergency_contact('$person', 1, 'A sister', null, '555 0100')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  deactivate_person: { call: `deactivate_person('$person')`, ok: ['admin'], anon: 'denied' },
  reactivate_person: {
    call: `reactivate_person((select m.person_id from memberships m where m.valid_to < now() and m.company_id = '$company' limit 1))`,
    ok: ['admin'],
    anon: 'denied',
  },
  person_sessions: { call: `person_sessions('$person')`, ok: ['admin'], anon: 'denied' },
  end_person_sessions: { call: `end_person_sessions('$person')`, ok: ['admin'], anon: 'denied' },
  person_page: {
    call: `person_page('$person')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  person_history: { call: `person_history('$person')`, ok: ['admin'], anon: 'denied' },
  // Everyone of the matrix is on the clock.
  merge_people: { call: `merge_people('$person', '$helper')`, ok: [], anon: 'denied' },
  undo_merge: { call: 'undo_merge(gen_random_uuid())', ok: [], anon: 'denied' },
  platform_people: { call: `platform_people('$company')`, ok: ['superAdmin'], anon: 'denied' },
  client_error_by_id: {
    call: `client_error_by_id('$error')`,
    ok: ['superAdmin'],
    anon: 'denied',
  },
  report_client_error: {
    call: `report_client_error(gen_random_uuid(), 'It broke')`,
    ok: [...everybody, 'anon'],
    anon: 'granted',
  },
};
