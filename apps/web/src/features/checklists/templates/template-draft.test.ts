import type { ChecklistTemplate } from '@muster/contract/checklists';
import { expect, test } from 'vitest';
import { emptyQuestion, moved, questionOf, templateDraftOf, templateOf } from './template-draft.ts';

const text = { en: 'Gate locked?', es: '¿Portón cerrado?' };
const asked = { text, is_required: true };
const template: ChecklistTemplate = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  asked_at: 'equipment',
  equipment_type: 'Lift',
  every_days: 1,
  is_private: false,
  is_active: false,
  version: 3,
  revision: 2,
  title: { en: 'Closing', es: 'Cierre' },
  questions: [
    {
      ...asked,
      id: 'a',
      kind: 'yes_no',
      fails_on: 'yes',
      on_fail: { note: false, photo: true, hazard: true },
    },
    { ...asked, id: 'b', kind: 'number', min: -2500, max: null, unit: 'psi' },
    { ...asked, id: 'c', kind: 'choice', choices: [text, { en: 'Open', es: 'Abierto' }] },
    { ...asked, id: 'd', kind: 'sign_in' },
  ],
};

test('what was not touched is saved as it was', () => {
  const { id: _, version: __, revision: ___, ...saved } = template;
  expect(templateOf(templateDraftOf(template))).toEqual(saved);
});

test('needs both languages, a question, and whole choices and limits', () => {
  const whole = { ...emptyQuestion('q'), en: 'A', es: 'B' };
  expect(questionOf(whole)).not.toBeNull();
  expect(questionOf({ ...whole, es: ' ' })).toBeNull();
  expect(questionOf({ ...whole, kind: 'number', min: '5', max: '4' })).toBeNull();
  expect(questionOf({ ...whole, kind: 'number', min: 'x' })).toBeNull();
  expect(questionOf({ ...whole, kind: 'choice', choicesEn: 'A\nB', choicesEs: 'A' })).toBeNull();
  expect(questionOf({ ...whole, kind: 'choice', choicesEn: 'A', choicesEs: 'A' })).toBeNull();
  const draft = { ...templateDraftOf(template), questions: [] };
  expect(templateOf(draft)).toBeNull();
  expect(templateOf({ ...draft, questions: [whole, emptyQuestion('r')] })).toBeNull();
});

test('a question moves within the list', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
