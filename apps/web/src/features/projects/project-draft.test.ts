import { expect, test } from 'vitest';
import { emptyDraft, formOf, wrongProjectFields } from './project-draft.ts';

test('a project needs nothing but a name', () => {
  expect(wrongProjectFields(formOf(emptyDraft))).toEqual(new Set(['name']));
  expect(wrongProjectFields(formOf({ ...emptyDraft, name: ' Yard ' }))).toEqual(new Set());
  expect(formOf({ ...emptyDraft, name: ' Yard ', customer: '  ' })).toMatchObject({
    name: 'Yard',
    customer: null,
  });
});

test('a project does not end before it starts', () => {
  const draft = { ...emptyDraft, name: 'Yard', startsOn: '2026-03-02', endsOn: '2026-03-01' };
  expect(wrongProjectFields(formOf(draft))).toEqual(new Set(['ends_on']));
  expect(wrongProjectFields(formOf({ ...draft, endsOn: '2026-03-02' }))).toEqual(new Set());
});
