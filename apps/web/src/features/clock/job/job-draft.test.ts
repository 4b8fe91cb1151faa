import { describe, expect, it } from 'vitest';
import { resolveJob } from './job-draft.ts';
import type { Project } from '../../../data/jobs/project.ts';

const bridge: Project = {
  id: 'bridge',
  number: null,
  name: 'Harbor Bridge',
  customer: null,
  defaultCostCodeId: 'concrete',
  sites: [],
  isOffered: true,
};
const yard: Project = { ...bridge, id: 'yard', name: 'Yard', defaultCostCodeId: null };
const concrete = {
  id: 'concrete',
  code: '03 30 00',
  name: 'Concrete',
  isArchived: false,
  isTravel: false,
};
const rules = {
  cost_code_rule: 'required',
  note_rule: 'required',
  location_mode: 'punch',
  trail_minutes: 5,
  asks_location: false,
} as const;
const ground = {
  projects: [bridge, yard],
  costCodes: [concrete],
  rules,
  recentJobs: [],
  fix: null,
};

describe('what is booked on', () => {
  it('misses everything that the company asks for and no one has given', () => {
    expect(resolveJob({ note: ' ' }, ground)).toEqual({
      project: null,
      costCodeId: null,
      missing: new Set(['project', 'costCode', 'note']),
    });
  });

  it('asks for no project and no code where the company has none', () => {
    const bare = { ...ground, projects: [], costCodes: [] };
    expect(resolveJob({ note: 'Poured' }, bare).missing).toEqual(new Set());
  });

  it('takes "no project" for an answer', () => {
    const choices = { projectId: null, costCodeId: 'concrete', note: 'Poured' };
    expect(resolveJob(choices, ground).missing).toEqual(new Set());
  });

  it('keeps a choice against what is preselected, the choice of none included', () => {
    const recent = { ...ground, recentJobs: [{ projectId: 'bridge', costCodeId: null }] };
    expect(resolveJob({ note: '' }, recent)).toMatchObject({
      project: bridge,
      costCodeId: 'concrete',
    });
    expect(resolveJob({ projectId: 'yard', note: '' }, recent)).toMatchObject({
      project: yard,
      costCodeId: null,
    });
    expect(resolveJob({ costCodeId: null, note: '' }, recent)).toMatchObject({
      project: bridge,
      costCodeId: null,
    });
  });
});
