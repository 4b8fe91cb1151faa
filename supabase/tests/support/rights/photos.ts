import { members, type RpcRights } from './calls.ts';

const crewAndAdmins = ['employee', 'supervisor', 'admin'] as const;
const noPhoto = `{"v": 1, "site_id": null, "place_verdict": null, "taken_at": "2026-01-01T12:00:00Z", "tags": [], "files": [
  {"id": "0b5a9c52-6f0e-4a7e-9a37-5f6f0d3c0f11", "mime_type": "image/jpeg", "size": 9, "sha256": "${'a'.repeat(64)}"}]}`;

/** Calls about the albums of projects. */
export const photoRights: Readonly<Record<string, RpcRights>> = {
  field_project: { call: `field_project('$project')`, ok: crewAndAdmins, anon: 'denied' },
  add_project_photos: {
    call: `add_project_photos('$project', '${noPhoto}')`,
    ok: crewAndAdmins,
    anon: 'denied',
  },
  list_project_photos: { call: 'list_project_photos()', ok: members, anon: 'denied' },
  photo_choices: { call: `photo_choices('$project')`, ok: crewAndAdmins, anon: 'denied' },
  // The employee's own.
  change_project_photo: {
    call: `change_project_photo('$photo', 1, '{"caption": "North gable", "tags": [], "site_id": null}')`,
    ok: crewAndAdmins,
    anon: 'denied',
  },
  remove_project_photos: {
    call: `remove_project_photos('["$photo"]')`,
    ok: crewAndAdmins,
    anon: 'denied',
  },
  share_project_photos: {
    call: `share_project_photos(gen_random_uuid(), '$project', jsonb_build_object('secret_hash', repeat('a', 64),
      'fields', '[]'::jsonb, 'photo_ids', '["$photo"]'::jsonb, 'days', 7))`,
    ok: ['admin'],
    anon: 'denied',
  },
  photo_links: { call: `photo_links('$project')`, ok: ['admin'], anon: 'denied' },
  revoke_photo_link: { call: `revoke_photo_link('$photo_link')`, ok: ['admin'], anon: 'denied' },
};
