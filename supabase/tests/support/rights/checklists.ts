import type { RpcRights } from './calls.ts';

const checklist = `{"v": 2, "template_id": "00000000-0000-4000-8000-0000000c0004", "revision": 1,
  "project_id": "$project", "equipment_id": null, "asks_call": false, "language": "en", "made_at": "2026-01-05T14:20:31Z", "files": [], "answers": {}}`;
const template = `{"asked_at": "hand", "equipment_type": null, "every_days": null, "is_private": false, "is_active": true, "title": {"en": "A", "es": "B"},
  "questions": [{"id": "a", "kind": "text", "text": {"en": "A", "es": "B"}, "is_required": false}]}`;

/** Calls about checklists. */
export const checklistRights: Readonly<Record<string, RpcRights>> = {
  list_checklists: {
    call: 'list_checklists()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_checklist_templates: {
    call: 'list_checklist_templates()',
    ok: ['employee', 'supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  list_overdue_checks: {
    call: 'list_overdue_checks()',
    ok: ['supervisor', 'admin', 'outsider'],
    anon: 'denied',
  },
  read_checklist: {
    call: `read_checklist('$checklist')`,
    ok: ['employee', 'supervisor', 'admin'],
    anon: 'denied',
  },
  // Answers are missing: who may save one is in supabase/tests/checklists.test.ts.
  save_checklist: {
    call: `save_checklist(gen_random_uuid(), '${checklist}')`,
    ok: [],
    anon: 'denied',
  },
  save_checklist_template: {
    call: `save_checklist_template(gen_random_uuid(), 0, '${template}')`,
    ok: ['admin', 'outsider'],
    anon: 'denied',
  },
};
