import { expect, test } from 'vitest';
import { emptyDraft, type ProjectDraft, projectDraftSchema } from './project-draft.ts';

const wrongFields = (draft: ProjectDraft) =>
  projectDraftSchema.safeParse(draft).error?.issues.map(({ path }) => path[0]) ?? [];

test('a project needs nothing but a name', () => {
  expect(wrongFields(emptyDraft)).toEqual(['name']);
  expect(wrongFields({ ...emptyDraft, name: ' Yard ' })).toEqual([]);
  expect(projectDraftSchema.parse({ ...emptyDraft, name: ' Yard ', customer: '  ' })).toMatchObject(
    { name: 'Yard', customer: null },
  );
});

test('a project does not end before it starts', () => {
  const draft = { ...emptyDraft, name: 'Yard', starts_on: '2026-03-02', ends_on: '2026-03-01' };
  expect(wrongFields(draft)).toEqual(['ends_on']);
  expect(wrongFields({ ...draft, ends_on: '2026-03-02' })).toEqual([]);
});
