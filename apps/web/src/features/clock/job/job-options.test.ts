import { describe, expect, it } from 'vitest';
import { costCodeOptions, projectOptions } from './job-options.ts';
import type { Project } from '../../../data/jobs/project.ts';

const groups = { recent: 'Recent', all: 'All' };
function project(id: string, more: Partial<Project> = {}): Project {
  const base = { number: null, customer: null, defaultCostCodeId: null, sites: [] };
  return { ...base, id, name: id, isOffered: true, ...more };
}
const bridge = project('bridge', { number: '24-101', customer: 'City of Boulder' });
const yard = project('yard');
const code = (id: string) => ({
  id,
  code: `code of ${id}`,
  name: id,
  isArchived: false,
  isTravel: false,
});

describe('the projects to choose from', () => {
  it('stand without groups where none was used yet', () => {
    expect(projectOptions([bridge, yard], [], groups)).toEqual([
      { value: 'bridge', label: 'bridge', detail: '24-101 · City of Boulder', group: undefined },
      { value: 'yard', label: 'yard', detail: undefined, group: undefined },
    ]);
  });

  it('begin with the last used one and stand there once', () => {
    const recentJobs = ['yard', 'gone', 'yard'].map((projectId) => ({
      projectId,
      costCodeId: null,
    }));
    const options = projectOptions([bridge, yard], recentJobs, groups);
    expect(options.map(({ value, group }) => [value, group])).toEqual([
      ['yard', 'Recent'],
      ['bridge', 'All'],
    ]);
  });
});

describe('the cost codes to choose from', () => {
  it('begin with those last used on the same project', () => {
    const recentJobs = [
      { projectId: 'yard', costCodeId: 'steel' },
      { projectId: 'bridge', costCodeId: 'concrete' },
    ];
    const options = costCodeOptions([code('concrete'), code('steel')], 'yard', recentJobs, groups);
    expect(options.map(({ value, group }) => [value, group])).toEqual([
      ['steel', 'Recent'],
      ['concrete', 'All'],
    ]);
  });
});
