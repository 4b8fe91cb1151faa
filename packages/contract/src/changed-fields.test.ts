import type { AuditEvent } from './audit.ts';
import { describe, expect, it } from 'vitest';
import { changedFields, isForMachines, readableFields } from './changed-fields.ts';

function event(part: Partial<AuditEvent>): AuditEvent {
  return {
    id: '3f2b8a4e-1111-4222-8333-944455556666',
    at: '2026-11-20T12:00:00Z',
    actor: { kind: 'system' },
    action: 'update',
    subject: 'companies',
    subject_id: null,
    person_id: null,
    before: null,
    after: null,
    ...part,
  };
}

describe('what a change did', () => {
  it('is, in a structured column, the part that differs', () => {
    const before = { settings: { look: { main: '#111111', text: '#222222' }, icons: null } };
    const after = { settings: { look: { main: '#333333', text: '#222222' }, icons: null } };
    expect(changedFields(event({ before, after }))).toEqual([
      { path: ['settings', 'look', 'main'], before: '#111111', after: '#333333' },
    ]);
  });

  it('is of a new record all that has a value, without what every record has', () => {
    const after = { id: 'x', company_id: 'y', created_at: 'z', name: 'Roof', archived_at: null };
    expect(changedFields(event({ action: 'insert', after }))).toEqual([
      { path: ['name'], before: undefined, after: 'Roof' },
    ]);
  });

  it('passes over a list that is empty in a new record', () => {
    const after = { changed: [], days: [1] };
    expect(changedFields(event({ action: 'insert', after }))).toEqual([
      { path: ['days'], before: undefined, after: [1] },
    ]);
  });

  it('tells a list that changed as a whole', () => {
    const fields = changedFields(event({ before: { days: [1, 2] }, after: { days: [1, 3] } }));
    expect(fields).toEqual([{ path: ['days'], before: [1, 2], after: [1, 3] }]);
  });

  it('does not lose what lies deeper than a reader can follow', () => {
    const fields = changedFields(
      event({ before: { a: { b: { c: { d: 1 } } } }, after: { a: { b: { c: { d: 2 } } } } }),
    );
    expect(fields).toEqual([{ path: ['a', 'b', 'c'], before: { d: 1 }, after: { d: 2 } }]);
  });
});

describe('what of a change a person reads', () => {
  const id = '3f2b8a4e-1111-4222-8333-944455556666';
  const sha256 = 'e907c9ffd0ce12e141e2568dd7c590c04e215ed8c3a37b815a449e5efb8b088c';

  it('leaves out of a new record what only machines read', () => {
    const after = { shift_id: id, path: `${id}/hazard/photo.webp`, sha256, photo_ids: [id] };
    expect(readableFields(event({ action: 'insert', after }), {})).toEqual([]);
  });

  it('keeps ids that have a name, and what a person has typed', () => {
    const after = { person_id: id, words: id };
    const fields = readableFields(event({ action: 'insert', after }), { [id]: 'Dana Vance' });
    expect(fields.map(({ path }) => path[0])).toEqual(['person_id', 'words']);
  });

  it('keeps that one id was replaced by another', () => {
    const fields = readableFields(
      event({ before: { shift_id: id }, after: { shift_id: null } }),
      {},
    );
    expect(fields).toEqual([{ path: ['shift_id'], before: id, after: null }]);
    expect(isForMachines('shift_id', fields[0]?.before, {})).toBe(true);
  });
});
