import { everybody, members, type RpcRights } from './calls.ts';

const establishmentFacts = `{"name": "Second yard", "ein": null, "street": "1 Main St", "city": "Fort Collins",
  "state": "CO", "zip": "80521", "naics": "237310", "industry": null}`;
const hazardReport = `{"v": 1, "what": "Loose board", "place": null, "immediate_action": null, "energy": null,
  "project_id": null, "location": null, "severity": 2, "likelihood": 3, "reported_at": "2026-01-01T12:00:00Z",
  "photo_ids": []}`;
const noSteps = `{"lang": "en", "task": "Hang a gate", "place": "North side", "people": [], "steps": [], "ppe": [], "permits": [],
  "emergency": [], "stop_work": [], "absent": [], "open": [], "signatures": []}`;
const savedJsa = `{"v": 1, "base_version": 0, "project_id": null, "made_at": "2026-01-05T14:20:31Z", "shift_end": null,
  "copied_from": null, "document": ${noSteps}, "transcript": null}`;

/** Calls about hazards, incidents and job safety analyses. */
export const safetyRights: Readonly<Record<string, RpcRights>> = {
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
  field_day: { call: 'field_day()', ok: members, anon: 'denied' },
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
  // Their own alone: supabase/tests/jsa-signatures.test.ts.
  confirm_jsa_signature: {
    call: 'confirm_jsa_signature(gen_random_uuid(), true)',
    ok: [],
    anon: 'denied',
  },
  jsa_context: { call: 'jsa_context()', ok: members, anon: 'denied' },
  may_ask_for_suggestions: { call: 'may_ask_for_suggestions()', ok: everybody, anon: 'denied' },
  may_file_by_model: { call: 'may_file_by_model()', ok: everybody, anon: 'denied' },
  may_send_speech: { call: 'may_send_speech()', ok: everybody, anon: 'denied' },
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
};
