import type { RetentionKind } from '../../../packages/contract/src/retention.ts';

/**
 * What becomes of each table's rows about a person. `true`: the function does it, and the test looks for the
 * table in it and in what it calls. Otherwise the reason why it has nothing to do.
 */
type Reason = `${string} ${string}`;
type Answer = true | Reason;

type PersonalData = {
  /** In what `my_data` hands out. */
  readonly download: Answer;
  /** In `app.erase_account`. */
  readonly erasure: Answer;
  /** In `merge_people`, for a record that counts as another person's from then on. */
  readonly merge: Answer;
  /** In `app.end_access`, when someone leaves. */
  readonly leaving: Answer;
  /** How long it is kept: the period that a company chooses, or why another one applies. */
  readonly retention: RetentionKind | Reason;
};

const law = 'records of hours stay until their retention ends';
const office = 'a record of the office, named after who did it';
const readers = 'read through app.ledger_people, which knows merges';
const derived = 'calculated again from the entries, which move';
const stays = 'what was recorded stays when someone leaves';
const own = 'the dropped record has no login, so it has none';
const asWorked = 'says what happened under that record; names follow the merge';
const money = 'pay is handed out by the company, from its payroll';

const person = 'as long as the person is in the company, or until an erasure';
const company = 'as long as the company';
const withRecord = 'as long as the record that it belongs to';
const safety = 'records of safety have no period that ends yet';

const hours = { erasure: law, leaving: stays, retention: 'time_cards' } as const;
const log = {
  download: office,
  erasure: law,
  merge: office,
  leaving: stays,
  retention: company,
} as const;
const login = { merge: own } as const;

export const personalData: Readonly<Record<string, PersonalData>> = {
  profiles: {
    download: true,
    erasure: true,
    merge: 'stays as the dropped record',
    leaving: stays,
    retention: person,
  },
  memberships: { download: true, erasure: true, merge: true, leaving: true, retention: person },
  crew_members: { download: true, erasure: true, merge: true, leaving: true, retention: person },
  invitations: { download: true, erasure: true, merge: true, leaving: true, retention: person },
  person_pins: {
    download: 'a secret, kept as a hash',
    erasure: true,
    merge: true,
    leaving: true,
    retention: person,
  },
  device_tokens: { download: true, erasure: true, ...login, leaving: true, retention: person },
  emergency_contacts: {
    download: true,
    erasure: true,
    merge: true,
    leaving: stays,
    retention: person,
  },
  certificates: {
    download: true,
    erasure: 'proof of who was qualified for the work stays with the hours',
    merge: true,
    leaving: stays,
    retention: person,
  },
  person_details: {
    download: 'notes and numbers of the office; a person asks the company for them',
    erasure: true,
    merge: 'the kept record has details of its own',
    leaving: stays,
    retention: person,
  },
  account_deletion_requests: {
    download: true,
    erasure: law,
    ...login,
    leaving: stays,
    retention: person,
  },

  punches: { download: true, ...hours, merge: true },
  punch_locations: {
    download: true,
    ...hours,
    merge: 'belongs to its punch',
    retention: 'punch_coordinates',
  },
  location_reads: { download: true, ...hours, merge: asWorked },
  time_entries: { download: true, ...hours, merge: true, leaving: true },
  time_breaks: { download: true, ...hours, merge: true, leaving: true },
  time_entry_events: { download: true, ...hours, merge: true, leaving: true },
  decision_items: { download: true, ...hours, merge: true, leaving: true },
  clock_states: {
    download: 'what the entries come to now',
    ...hours,
    merge: true,
    leaving: true,
    retention: 'what the entries come to now',
  },
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
  pay_terms: {
    download: money,
    ...hours,
    merge: 'the kept record has terms of its own',
    retention: 'payroll',
  },
  pay_rates: { download: money, ...hours, merge: true, retention: 'payroll' },
  pay_lines: { download: money, ...hours, merge: derived, retention: 'payroll' },
  locked_pay_lines: { download: money, ...hours, merge: asWorked, retention: 'payroll' },
  'app.locked_minutes': { download: 'the sheet says the same', ...hours, merge: asWorked },
  'app.hours_queue': {
    download: 'work to do, gone in seconds',
    ...hours,
    merge: 'filled by the triggers on entries',
    retention: 'gone in seconds',
  },
  job_rates: {
    download: money,
    ...hours,
    merge: 'set again for the kept record where needed',
    retention: 'payroll',
  },
  job_rate_reads: log,
  payroll_people: {
    download: money,
    ...hours,
    merge: 'the kept record has payroll ids of its own',
    retention: 'payroll',
  },
  payroll_export_pay: { download: money, ...hours, merge: asWorked, retention: 'payroll' },
  payroll_export_time: { download: money, ...hours, merge: asWorked, retention: 'payroll' },
  payroll_reads: log,
  certified_pay: { download: money, ...hours, merge: asWorked, retention: 'payroll' },
  pay_rate_reads: log,

  comments: { download: true, erasure: true, ...login, leaving: stays, retention: withRecord },
  attachments: { download: true, erasure: true, ...login, leaving: stays, retention: withRecord },
  hazards: { download: true, erasure: law, merge: asWorked, leaving: stays, retention: safety },
  hazard_reporters: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: safety,
  },
  hazard_events: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: safety,
  },
  incidents: { download: true, erasure: law, merge: asWorked, leaving: stays, retention: safety },
  corrective_actions: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: safety,
  },

  jsas: { download: true, erasure: law, merge: asWorked, leaving: stays, retention: safety },
  jsa_signatures: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: safety,
  },
  jsa_approvals: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: safety,
  },
  jsa_events: { download: true, erasure: law, merge: asWorked, leaving: stays, retention: safety },
  jsa_transcripts: {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'voice_audio',
  },
  jsa_clips: {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'voice_audio',
  },
  'app.jsa_pin_tries': {
    download: 'wrong PINs, counted against guessing',
    erasure: 'gone in a day',
    ...login,
    leaving: stays,
    retention: 'gone in a day',
  },

  shifts: {
    download: 'plans that no one but schedulers sees',
    erasure: law,
    merge: true,
    leaving: true,
    retention: 'time_cards',
  },
  published_shifts: {
    download: true,
    erasure: law,
    merge: true,
    leaving: true,
    retention: 'time_cards',
  },
  shift_changes: log,
  schedule_publications: log,
  shift_requests: {
    download: true,
    erasure: law,
    ...login,
    leaving: true,
    retention: 'time_cards',
  },
  availability: {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'time_cards',
  },
  time_off_requests: {
    download: true,
    erasure: true,
    ...login,
    leaving: true,
    retention: 'time_cards',
  },
  time_off_ledger: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: 'time_cards',
  },
  time_off_settled: {
    download: 'what a cap forfeited; the ledger has what was credited',
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: 'time_cards',
  },
  reminder_log: {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'gone after 400 days',
  },
  notification_settings: {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: person,
  },
  device_reports: {
    download: true,
    erasure: true,
    ...login,
    leaving: true,
    retention: 'gone after 30 days',
  },

  person_merges: {
    download: office,
    erasure: true,
    merge: true,
    leaving: stays,
    retention: person,
  },
  people_views: {
    download: 'filters of a list',
    erasure: law,
    ...login,
    leaving: stays,
    retention: person,
  },
  audit_events: {
    download: true,
    erasure: law,
    merge: asWorked,
    leaving: stays,
    retention: company,
  },
  client_errors: {
    download: true,
    erasure: 'gone after 30 days',
    ...login,
    leaving: stays,
    retention: 'gone after 30 days',
  },
  kiosks: {
    download: "a kiosk's login is no person",
    erasure: "a kiosk's login is no person",
    merge: "a kiosk's login is no person",
    leaving: "a kiosk's login is no person",
    retention: "a kiosk's login is no person",
  },
  platform_admins: {
    download: 'the platform names its own',
    erasure: 'goes with the login, by its foreign key',
    ...login,
    leaving: 'of no company',
    retention: 'goes with the login',
  },
  'app.push_subscriptions': {
    download: true,
    erasure: true,
    ...login,
    leaving: true,
    retention: 'until the browser unsubscribes',
  },
  'app.calendar_feeds': {
    download: true,
    erasure: true,
    ...login,
    leaving: true,
    retention: 'until its person turns it off',
  },
  'app.notifications': {
    download: true,
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'dropped with old jobs',
  },
  'app.due_rights': {
    download: 'what the office has planned',
    erasure: law,
    merge: 'plans end with the membership',
    leaving: 'plans end with the membership',
    retention: 'until it is due',
  },
  'app.erased_folders': {
    download: 'says what to delete',
    erasure: true,
    ...login,
    leaving: stays,
    retention: 'until the files are deleted',
  },
  'app.import_rows': {
    download: 'a file of the office, gone after its import',
    erasure: law,
    merge: office,
    leaving: stays,
    retention: 'gone after the import',
  },
  'app.people_changes': log,
  'app.change_answers': {
    download: 'answers to repeated requests, gone in a day',
    erasure: 'gone in a day',
    ...login,
    leaving: stays,
    retention: 'gone in a day',
  },
  'app.people_search': {
    download: 'the profile in another form',
    erasure: 'follows the profile by a trigger',
    merge: 'follows the profile by a trigger',
    leaving: stays,
    retention: 'follows the profile by a trigger',
  },
  'app.profile_changes': {
    download: 'when a field was last set; the audit log says more',
    erasure: law,
    ...login,
    leaving: stays,
    retention: person,
  },
};
