import { describe, expect, it } from 'vitest';
import { jobNames } from './job-names.ts';

const bridge = {
  id: 'bridge',
  number: null,
  name: 'Harbor Bridge',
  customer: null,
  defaultCostCodeId: null,
  sites: [],
  isOffered: false,
};
const concrete = {
  id: 'concrete',
  code: '03 30 00',
  name: 'Concrete',
  isArchived: true,
  isTravel: false,
};
const jobs = { everyProject: [bridge], everyCostCode: [concrete] };

describe('the name of a job', () => {
  it('tells a project that no one chose from one that is not known here', () => {
    expect(jobNames({ projectId: null, costCodeId: null }, jobs).project).toBeNull();
    expect(jobNames({ projectId: 'yard', costCodeId: 'gone' }, jobs)).toEqual({
      project: undefined,
      costCode: null,
    });
  });

  it('is still there when project and code were archived', () => {
    expect(jobNames({ projectId: 'bridge', costCodeId: 'concrete' }, jobs)).toEqual({
      project: 'Harbor Bridge',
      costCode: '03 30 00 Concrete',
    });
  });
});
