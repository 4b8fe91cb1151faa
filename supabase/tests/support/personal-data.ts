/**
 * What becomes of each table's rows about a person. `true`: the function does it, and the test looks for the
 * table in it and in what it calls. Otherwise the reason why it has nothing to do.
 */
type Answer = true | string;

type PersonalData = {
  /** In what `my_data` hands out. */
  readonly download: Answer;
  /** In `app.erase_account`. */
  readonly erasure: Answer;
  /** In `merge_people`, for a record that counts as another person's from then on. */
  readonly merge: Answer;
  /** In `app.end_access`, when someone leaves. */
  readonly leaving: Answer;
};

const law = 'records of hours stay until their retention ends';
const office = 'a record of the office, named after who did it';
const readers = 'read through app.ledger_people, which knows merges';
const derived = 'calculated again from the entries, which move';
const stays = 'what was recorded stays when someone leaves';
const own = 'the dropped record has no login, so it has none';
const asWorked = 'says what happened under that record; names follow the merge';
const money = 'pay is handed out by the company, from its payroll';

const hours = { erasure: law, leaving: stays } as const;
const log = { download: office, erasure: law, merge: office, leaving: stays } as const;
const login = { merge: own } as const;

export const personalData: Readonly<Record<string, PersonalData>> = {
  profiles: { download: true, erasure: true, merge: 'stays as the dropped record', leaving: stays },
  memberships: { download: true, erasure: true, merge: true, leaving: true },
  crew_members: { download: true, erasure: true, merge: true, leaving: true },
  invitations: { download: true, erasure: true, merge: true, leaving: true },
  person_pins: {
    download: 'a secret, kept as a hash',
    erasure: true,
    merge: true,
    leaving: true,
  },
  device_tokens: { download: true, erasure: true, ...login, leaving: true },
  emergency_contacts: { download: true, erasure: true, merge: true, leaving: stays },
  certificates: {
    download: true,
    erasure: 'proof of who was qualified for the work stays with the hours',
    merge: true,
    leaving: stays,
  },
  person_details: {
    download: 'notes and numbers of the office; a person asks the company for them',
    erasure: true,
    merge: 'the kept record has details of its own',
    leaving: stays,
  },
  account_deletion_requests: { download: true, erasure: law, ...login, leaving: stays },

  punches: { download: true, ...hours, merge: true },
  punch_locations: { download: true, ...hours, merge: 'belongs to its punch' },
  location_reads: { download: true, ...hours, merge: asWorked },
  time_entries: { download: true, ...hours, merge: true, leaving: true },
  time_breaks: { download: true, ...hours, merge: true, leaving: true },
  time_entry_events: { download: true, ...hours, merge: true, leaving: true },
  decision_items: { download: true, ...hours, merge: true, leaving: true },
  clock_states: { download: 'what the entries come to now', ...hours, merge: true, leaving: true },
  crew_punch_answers: {
    download: 'who must answer; the answer is in the punches',
    ...hours,
    merge: readers,
  },
  day_results: { download: true, ...hours, merge: derived },
  break_answers: { download: true, ...hours, merge: readers },
  timesheets: { download: true, ...hours, merge: asWorked },
  timesheet_signatures: { download: true, ...hours, merge: asWorked },
  timesheet_events: { download: true, ...hours, merge: asWorked },
  time_corrections: { download: true, ...hours, merge: asWorked },
  time_adjustments: { download: true, ...hours, merge: derived },
  pay_terms: { download: money, ...hours, merge: 'the kept record has terms of its own' },
  pay_rates: { download: money, ...hours, merge: true },
  pay_lines: { download: money, ...hours, merge: derived },
  locked_pay_lines: { download: money, ...hours, merge: asWorked },
  'app.locked_minutes': { download: 'the sheet says the same', ...hours, merge: asWorked },
  'app.hours_queue': {
    download: 'work to do, gone in seconds',
    ...hours,
    merge: 'filled by the triggers on entries',
  },
  job_rates: { download: money, ...hours, merge: 'set again for the kept record where needed' },
  job_rate_reads: log,
  payroll_people: {
    download: money,
    ...hours,
    merge: 'the kept record has payroll ids of its own',
  },
  payroll_export_pay: { download: money, ...hours, merge: asWorked },
  payroll_export_time: { download: money, ...hours, merge: asWorked },
  payroll_reads: log,
  pay_rate_reads: log,

  comments: { download: true, erasure: true, ...login, leaving: stays },
  attachments: { download: true, erasure: true, ...login, leaving: stays },
  hazards: { download: true, erasure: law, merge: asWorked, leaving: stays },
  hazard_reporters: { download: true, erasure: law, merge: asWorked, leaving: stays },
  hazard_events: { download: true, erasure: law, merge: asWorked, leaving: stays },
  incidents: { download: true, erasure: law, merge: asWorked, leaving: stays },
  corrective_actions: { download: true, erasure: law, merge: asWorked, leaving: stays },

  jsas: { download: true, erasure: law, merge: asWorked, leaving: stays },
  jsa_signatures: { download: true, erasure: law, merge: asWorked, leaving: stays },
  jsa_approvals: { download: true, erasure: law, merge: asWorked, leaving: stays },
  jsa_events: { download: true, erasure: law, merge: asWorked, leaving: stays },
  jsa_transcripts: { download: true, erasure: true, ...login, leaving: stays },
  'app.jsa_pin_tries': {
    download: 'wrong PINs, counted against guessing',
    erasure: 'gone in a day',
    ...login,
    leaving: stays,
  },

  shifts: {
    download: 'plans that no one but schedulers sees',
    erasure: law,
    merge: true,
    leaving: true,
  },
  published_shifts: { download: true, erasure: law, merge: true, leaving: true },
  shift_changes: log,
  schedule_publications: log,
  shift_requests: { download: true, erasure: law, ...login, leaving: true },
  availability: { download: true, erasure: true, ...login, leaving: stays },
  time_off_requests: { download: true, erasure: true, ...login, leaving: true },
  time_off_ledger: { download: true, erasure: law, merge: asWorked, leaving: stays },

  person_merges: { download: office, erasure: true, merge: true, leaving: stays },
  people_views: { download: 'filters of a list', erasure: law, ...login, leaving: stays },
  audit_events: { download: true, erasure: law, merge: asWorked, leaving: stays },
  client_errors: { download: true, erasure: 'gone after 30 days', ...login, leaving: stays },
  kiosks: {
    download: "a kiosk's login is no person",
    erasure: "a kiosk's login is no person",
    merge: "a kiosk's login is no person",
    leaving: "a kiosk's login is no person",
  },
  platform_admins: {
    download: 'the platform names its own',
    erasure: 'goes with the login, by its foreign key',
    ...login,
    leaving: 'of no company',
  },
  'app.push_subscriptions': { download: true, erasure: true, ...login, leaving: true },
  'app.notifications': { download: true, erasure: true, ...login, leaving: stays },
  'app.due_rights': {
    download: 'what the office has planned',
    erasure: law,
    merge: 'plans end with the membership',
    leaving: 'plans end with the membership',
  },
  'app.erased_folders': {
    download: 'says what to delete',
    erasure: true,
    ...login,
    leaving: stays,
  },
  'app.import_rows': {
    download: 'a file of the office, gone after its import',
    erasure: law,
    merge: office,
    leaving: stays,
  },
  'app.people_changes': log,
  'app.change_answers': {
    download: 'answers to repeated requests, gone in a day',
    erasure: 'gone in a day',
    ...login,
    leaving: stays,
  },
  'app.people_search': {
    download: 'the profile in another form',
    erasure: 'follows the profile by a trigger',
    merge: 'follows the profile by a trigger',
    leaving: stays,
  },
  'app.profile_changes': {
    download: 'when a field was last set; the audit log says more',
    erasure: law,
    ...login,
    leaving: stays,
  },
};
