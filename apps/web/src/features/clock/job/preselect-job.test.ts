import type { Fix } from '@muster/domain';
import { describe, expect, it } from 'vitest';
import { preselectCostCode, preselectProject } from './preselect-job.ts';
import type { Project } from '../../../data/jobs/project.ts';

function projectAt(id: string, lat: number): Project {
  const site = { id: `${id}-site`, name: 'Yard', lat, lng: -105, radiusM: 150, polygon: null };
  return {
    id,
    number: null,
    name: id,
    customer: null,
    defaultCostCodeId: null,
    sites: [site],
    isOffered: true,
  };
}

const bridge = projectAt('bridge', 40);
const plaza = projectAt('plaza', 40.0005);
const yard = projectAt('yard', 41);
const projects = [bridge, plaza, yard];
const fixAt = (lat: number, ageMs = 0): Fix => ({ lat, lng: -105, accuracyM: 8, ageMs });
const job = (projectId: string, costCodeId: string | null = null) => ({ projectId, costCodeId });

describe('the project a punch begins with', () => {
  it('is none when nothing speaks for one of several', () => {
    expect(preselectProject({ projects, recentJobs: [], fix: null })).toBeNull();
  });

  it('is not one that is no longer there', () => {
    expect(preselectProject({ projects, recentJobs: [job('gone')], fix: null })).toBeNull();
  });

  it('is not one by a place that is too old', () => {
    const fix = fixAt(41, 60_001);
    expect(preselectProject({ projects, recentJobs: [job('plaza')], fix })).toBe(plaza);
  });

  it('is where the person is, whatever they did last', () => {
    expect(preselectProject({ projects, recentJobs: [job('bridge')], fix: fixAt(41) })).toBe(yard);
  });

  it('is the last used of several around, else the nearest', () => {
    const fix = fixAt(40.0001);
    expect(preselectProject({ projects, recentJobs: [], fix })).toBe(bridge);
    expect(preselectProject({ projects, recentJobs: [job('yard'), job('plaza')], fix })).toBe(
      plaza,
    );
  });

  it('is the last used when the place says nothing', () => {
    const recentJobs = [job('plaza'), job('bridge')];
    expect(preselectProject({ projects, recentJobs, fix: null })).toBe(plaza);
    expect(preselectProject({ projects, recentJobs, fix: fixAt(50) })).toBe(plaza);
  });

  it('is the only one there is', () => {
    expect(preselectProject({ projects: [yard], recentJobs: [], fix: null })).toBe(yard);
  });
});

describe('the cost code a project begins with', () => {
  const withDefault = { ...bridge, defaultCostCodeId: 'concrete' };

  it('is none where neither the past nor the project names one that exists', () => {
    expect(preselectCostCode(withDefault, [job('bridge', 'gone')], new Set(['steel']))).toBeNull();
  });

  it('is the last one used there, else the project’s own', () => {
    const codes = new Set(['concrete', 'steel']);
    const past = [job('plaza', 'concrete'), job('bridge', 'steel')];
    expect(preselectCostCode(withDefault, past, codes)).toBe('steel');
    expect(preselectCostCode(withDefault, [], codes)).toBe('concrete');
  });
});
