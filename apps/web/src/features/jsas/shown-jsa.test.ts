import type { JsaPage, SavedJsa, SignedJsa } from '@muster/contract/jsa';
import { expect, it } from 'vitest';
import { asOf, madeHere, withActs, withEdit } from './shown-jsa.ts';
import { whoSigns } from './who-signs.ts';

const id = 'e0000000-0000-4000-8000-00000000000b';
const ana = { person_id: 'e0000000-0000-4000-8000-00000000000c', name: 'Ana Ruiz' };
const luis = { person_id: 'e0000000-0000-4000-8000-00000000000d', name: 'Luis Peña' };
const saved: SavedJsa = {
  v: 1,
  base_version: 0,
  project_id: null,
  made_at: '2026-06-01T12:00:00Z',
  shift_end: null,
  copied_from: null,
  transcript: null,
  document: {
    lang: 'en',
    task: 'Set trusses',
    place: '',
    people: ['Ana Ruiz', 'luis pena'],
    steps: [],
    ppe: [],
    permits: [],
    emergency: [],
    stop_work: [],
    absent: [],
    open: [],
    signatures: [],
  },
};
const signed: SignedJsa = {
  v: 1,
  hash: 'one',
  method: 'finger',
  person_id: luis.person_id,
  name: luis.name,
  drawing: [],
  pin_proof: null,
  missed: null,
  signed_at: '2026-06-01T12:05:00Z',
};
const page = madeHere(id, saved, 'one', ana, null);
const at = (shown: JsaPage, time: string) => asOf(shown, Date.parse(`2026-06-0${time}Z`));
const sign = (part: Partial<SignedJsa> = {}) =>
  withActs(
    page,
    [{ id: 's', act: { act: 'sign', jsa_id: id, signed: { ...signed, ...part } } }],
    ana,
    () => '',
  );

it('shows a JSA that only this device has, for twelve hours', () => {
  expect(at(page, '1T23:59:59').jsa.state).toBe('unsigned');
  expect(at(page, '2T00:00:00').jsa.state).toBe('expired');
  expect(at(page, '2T00:00:00').refusals.sign).toBe('wrong_state');
});

it('counts what was signed here, and who is still to sign', () => {
  const shown = at(sign(), '1T13:00:00');
  expect(shown.jsa).toMatchObject({ state: 'active', signed: 1, signed_by_me: false });
  const people = [ana, luis].map((one) => ({ ...one, may_approve: false, pin: null }));
  const signers = whoSigns(saved.document.people, shown.signatures, people);
  expect(signers.map(({ name, signature }) => [name, signature?.id])).toEqual([
    ['Ana Ruiz', undefined],
    ['luis pena', 's'],
  ]);
});

it('lists a late arrival behind those who are named', () => {
  const shown = sign({ person_id: null, name: 'Pat' });
  const names = whoSigns(saved.document.people, shown.signatures, []).map(({ name }) => name);
  expect(names).toEqual(['Ana Ruiz', 'luis pena', 'Pat']);
});

it('leaves out a signature under other hazards', () => {
  expect(sign({ hash: 'other' }).signatures).toEqual([]);
});

it('voids signatures with an edit of what they cover, not with one of the header', () => {
  const edit = { ...saved, base_version: 1 };
  expect(withEdit(sign(), edit, 'one', '').jsa).toMatchObject({ signed: 1, version: 2 });
  const changed = withEdit(sign(), edit, 'two', '2026-06-01T13:00:00Z');
  expect(changed.jsa).toMatchObject({ signed: 0, voided: 1, hash: 'two' });
  expect(changed.signatures[0]?.voided_at).toBe('2026-06-01T13:00:00Z');
});

it('shows an approval and an end from this device', () => {
  const approved = { v: 1, hash: 'one', method: 'pin', person_id: luis.person_id } as const;
  const shown = withActs(
    page,
    [
      {
        id: 'a',
        act: {
          act: 'approve',
          jsa_id: id,
          approved: { ...approved, pin_proof: 'x', approved_at: '2026-06-01T12:06:00Z' },
        },
      },
      {
        id: 'e',
        act: {
          act: 'end',
          jsa_id: id,
          ended: {
            v: 1,
            reason: 'changed',
            change: 'weather',
            comment: null,
            ended_at: '2026-06-01T12:30:00Z',
          },
        },
      },
    ],
    ana,
    () => luis.name,
  );
  expect(at(shown, '1T12:31:00').jsa).toMatchObject({
    state: 'ended',
    approved_by: luis,
    approved_by_pin: true,
    end_change: 'weather',
    ended_by: ana,
  });
});
