import { describe, expect, it } from 'vitest';
import { matchesSearch } from '../search-text.ts';
import { zoneOptions, zoneText } from './zone-options.ts';

const groups = { unitedStates: 'United States', others: 'Other time zones' };
const options = zoneOptions('en', '', groups);
const found = (query: string) =>
  options.filter(({ label, detail = '', keywords = '' }) =>
    matchesSearch(`${label} ${detail} ${keywords}`, query),
  );

describe('the list of time zones', () => {
  it('begins with the United States, from east to west', () => {
    expect(options.slice(0, 7).map(({ label, detail }) => [label, detail])).toEqual([
      ['New York', 'Eastern Time'],
      ['Chicago', 'Central Time'],
      ['Denver', 'Mountain Time'],
      ['Phoenix', 'Mountain Standard Time'],
      ['Los Angeles', 'Pacific Time'],
      ['Anchorage', 'Alaska Time'],
      ['Honolulu', 'Hawaii-Aleutian Standard Time'],
    ]);
    expect(options[0]?.group).toBe(groups.unitedStates);
  });

  it('lists every zone once, the others by the name of their place', () => {
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(options).toHaveLength(Intl.supportedValuesOf('timeZone').length);
    const others = options.filter(({ group }) => group === groups.others);
    expect(others.map(({ label }) => label).slice(0, 2)).toEqual(['Abidjan', 'Accra']);
  });

  it('is searched by place, by name of the time, and by its abbreviation', () => {
    const values = (query: string) => found(query).map(({ value }) => value);
    expect(values('denv')).toEqual(['America/Denver']);
    expect(values('pacific time')).toContain('America/Los_Angeles');
    expect(values('mdt')).toContain('America/Denver');
    expect(values('knox')).toEqual(['America/Indiana/Knox']);
  });

  it('keeps a chosen zone that the browser lists under another name', () => {
    const [first, ...rest] = zoneOptions('en', 'US/Mountain', groups);
    expect(first).toMatchObject({ value: 'US/Mountain', detail: 'Mountain Time' });
    expect(rest).toEqual(options);
  });
});

it('a time zone is written as people say it', () => {
  expect(zoneText('en', 'America/Denver')).toBe('Denver (Mountain Time)');
  expect(zoneText('en', 'America/Indiana/Knox')).toBe('Knox, Indiana (Central Time)');
  expect(zoneText('es', 'America/New_York')).toBe('New York (Hora oriental)');
});
