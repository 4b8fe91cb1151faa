import { bridge, everybody, members, type RpcRights } from './calls.ts';

const plainLook = `{"primary_color": "#1a73e8", "secondary_color": "#34a853", "accent_color": "#fbbc04",
  "background_color": "#ffffff", "text_color": "#202124", "theme_mode": "light",
  "show_company_name_in_nav": true, "use_custom_colors": false, "logo_url": null, "brand_name": null}`;
const plainCompany = `{"company_type": null, "tagline": null, "website_url": null, "phone": null, "address": null}`;
const plainProject = `{"name": "New school", "number": null, "customer": null, "address": null, "status": "active",
  "starts_on": null, "ends_on": null, "default_cost_code_id": null}`;
const plainSite = `{"name": "Back gate", "lat": 1, "lng": 1, "radius_m": 150, "polygon": null}`;

/** Calls about the company, its projects and its tablets. */
export const companyRights: Readonly<Record<string, RpcRights>> = {
  my_location_notice: { call: 'my_location_notice()', ok: members, anon: 'denied' },
  choose_location: {
    call: `choose_location(1, 'withdrawn', 'en')`,
    ok: members,
    anon: 'denied',
  },
  record_paper_notice: {
    call: `record_paper_notice('$helper', 1, 'acknowledged', 'en')`,
    ok: ['supervisor', 'admin'],
    anon: 'denied',
  },
  save_location_notice: {
    call: `save_location_notice('Where you are', 'Dónde está', 1)`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_paper_notices: {
    call: 'list_paper_notices()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_tracking: { call: 'list_tracking()', ok: ['admin', 'outsider'], anon: 'denied' },
  list_location_reads: {
    call: 'list_location_reads(true)',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  attendance_compliance: {
    call: 'attendance_compliance()',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  record_trail: {
    call: `record_trail('$person', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'at',
      to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'lat', 40, 'lng', -105, 'accuracy_m', 5)))`,
    ok: ['employee'],
    anon: 'denied',
  },
  read_trail: {
    call: `read_trail('$person', current_date, 'A safety check')`,
    ok: ['employee', 'admin'],
    anon: 'denied',
  },
  read_punch_locations: {
    call: `read_punch_locations('$person', now() - interval '1 day', now(), 'A safety check')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  set_legal_hold: {
    call: `set_legal_hold(gen_random_uuid(), '{"kind": "company", "person_id": null, "project_id": null,
      "reason": "A claim", "until": null}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  end_legal_hold: {
    call: `end_legal_hold((select h.id from legal_holds h where h.kind = 'person'), 'The claim is settled')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  // The callers signed in long ago and must do so again; a different reason shows that they may ask.
  ask_company_export: {
    call: `nullif(ask_company_export(gen_random_uuid())->>'reason', 'fresh_sign_in_needed')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_company_exports: {
    call: 'list_company_exports()',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  read_company_export: {
    call: `nullif(read_company_export(gen_random_uuid())->>'reason', 'not_found')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  choose_erased_names: {
    call: `choose_erased_names('name')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  my_departure: { call: 'my_departure()', ok: ['admin', 'outsider'], anon: 'denied' },
  start_leaving: {
    call: `nullif(start_leaving('Northside')->>'reason', 'fresh_sign_in_needed')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  stop_leaving: {
    call: `nullif(stop_leaving()->>'reason', 'not_leaving')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  confirm_records_taken: {
    call: `nullif(confirm_records_taken(gen_random_uuid(), 'x')->>'reason', 'not_leaving')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  save_company_sign_in: {
    call: `nullif(save_company_sign_in('50000000-0000-4000-8000-000000000009', '{"kind": "saml", "name": "Okta",
      "domains": ["new.test"], "issuer": "https://id.test", "client_id": null, "client_secret": null,
      "sign_in_url": "https://id.test", "certificate": "MIIB", "email_claim": "NameID", "is_required": false,
      "session_hours": 24}')->>'reason', 'fresh_sign_in_needed')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  switch_company_sign_in: {
    call: `nullif(switch_company_sign_in((select s.id from company_sign_ins s), true)->>'reason', 'fresh_sign_in_needed')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  remove_company_sign_in: {
    call: `nullif(remove_company_sign_in((select s.id from company_sign_ins s))->>'reason', 'fresh_sign_in_needed')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_company_sign_ins: {
    call: 'list_company_sign_ins()',
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  list_legal_holds: { call: 'list_legal_holds()', ok: ['admin', 'outsider'], anon: 'denied' },
  read_retention: { call: 'read_retention()', ok: ['admin', 'outsider'], anon: 'denied' },
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
  may_find_address: { call: 'may_find_address()', ok: everybody, anon: 'denied' },
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
  kiosk_roster: { call: 'kiosk_roster()', ok: ['kiosk'], anon: 'denied' },
  // Only the kiosk of a demo: kiosk-demo.test.ts.
  demo_kiosk_key: { call: 'demo_kiosk_key()', ok: [], anon: 'denied' },
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
    call: `save_company_settings('region', 1, '{"time_zone": "UTC", "default_language": "en", "currency": "USD"}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  // No company in the matrix has an upcoming rule.
  withdraw_company_rule: {
    call: 'withdraw_company_rule(gen_random_uuid(), 1)',
    ok: [],
    anon: 'denied',
  },
  found_company: {
    call: `found_company('{"company_id": "f0000000-0000-4000-8000-000000000001", "name": "New", "company_type": null, "address": null, "time_zone": "UTC", "workweek_start": 1, "pay_period": "weekly", "first_project": "Yard"}')`,
    ok: [],
    anon: 'denied',
  },
  founding_options: { call: 'founding_options()', ok: everybody, anon: 'denied' },
  first_steps: { call: 'first_steps()', ok: ['admin', 'outsider'], anon: 'denied' },
  hide_first_steps: { call: 'hide_first_steps()', ok: ['admin', 'outsider'], anon: 'denied' },
  // Calls the given function with the caller's rights.
  apply_once: {
    call: `apply_once(gen_random_uuid(), 'complete_profile', '{"first_name": "First", "last_name": "Last"}')`,
    ok: ['employee', 'supervisor', 'admin', 'superAdmin', 'outsider'],
    anon: 'denied',
  },
  platform_login: {
    call: `platform_login('no.login@muster.test')`,
    ok: ['superAdmin'],
    anon: 'denied',
  },
  platform_end_sessions: {
    call: `platform_end_sessions(null)`,
    ok: [],
    anon: 'denied',
  },
  platform_reset_factor: { call: `platform_reset_factor(null)`, ok: [], anon: 'denied' },
  suspend_company: {
    call: `suspend_company('$company', 'Northside Builders', 'Unpaid', 'help@muster.test')`,
    ok: ['superAdmin'],
    anon: 'denied',
  },
  lift_suspension: { call: `lift_suspension('$company', 'Paid')`, ok: [], anon: 'denied' },
  apply_kept_change: {
    call: `apply_kept_change(gen_random_uuid(), 'save_cost_code', 1,
      '{"id": "c7000000-0000-4000-8000-000000000077", "code": "77 10", "name": "Kept"}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
  platform_people: { call: `platform_people('$company')`, ok: ['superAdmin'], anon: 'denied' },
};
