import type { Question } from '@muster/contract/checklists';
import { expect, test } from 'vitest';
import { answersOf, emptyAnswer, judgeDraft, photosOf, thousandthsOf } from './checklist-draft.ts';

const text = { en: 'Question', es: 'Pregunta' };
const hazardId = 'aaaaaaaa-0000-4000-8000-000000000001';
const empty = emptyAnswer(hazardId);
const photo = { id: 'aaaaaaaa-0000-4000-8000-000000000002', bytes: new Blob() };
const yesNo: Question = {
  id: 'belt',
  kind: 'yes_no',
  text,
  is_required: true,
  fails_on: 'no',
  on_fail: { note: true, photo: true, hazard: true },
};
const number: Question = {
  id: 'meter',
  kind: 'number',
  text,
  is_required: false,
  min: 0,
  max: null,
  unit: 'h',
};

test.each([
  ['0', 0],
  ['12', 12_000],
  ['1234.5', 1_234_500],
  ['12,5', 12_500],
  ['-3', -3000],
  ['', null],
  ['1.2345', null],
  ['ten', null],
])('reads %j as %j thousandths', (typed, thousandths) => {
  expect(thousandthsOf(typed)).toBe(thousandths);
});

test('asks for what a failed answer requires, and sends it', () => {
  const failed = { ...empty, value: 'no' };
  expect(judgeDraft([yesNo], { belt: failed })).toEqual({
    incomplete: ['belt'],
    failed: ['belt'],
  });
  const whole = { ...failed, note: ' Torn ', photos: [photo] };
  expect(judgeDraft([yesNo], { belt: whole }).incomplete).toEqual([]);
  expect(answersOf([yesNo], { belt: whole })).toEqual({
    belt: { value: 'no', note: 'Torn', photos: [photo.id], hazard_id: hazardId },
  });
});

test('leaves the note, photos and hazard behind once an answer passes', () => {
  const drafts = { belt: { ...empty, value: 'yes', note: 'Torn', photos: [photo] } };
  expect(answersOf([yesNo], drafts)).toEqual({
    belt: { value: 'yes', note: null, photos: [], hazard_id: null },
  });
  expect(photosOf([yesNo], drafts)).toEqual([]);
});

test('doesn’t drop a number that it can’t read, even where none is asked for', () => {
  expect(judgeDraft([number], { meter: { ...empty, value: 'ten' } }).incomplete).toEqual(['meter']);
  expect(judgeDraft([number], {}).incomplete).toEqual([]);
});
