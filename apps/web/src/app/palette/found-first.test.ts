import { describe, expect, it } from 'vitest';
import { foundFirst } from './found-first.ts';

const person = (label: string) => ({ value: label, label, group: 'People' });
const labels = (
  query: string,
  options = [person('Ana Peña'), person('Peña Bros'), person('Luis')],
) => foundFirst(options, query).map(({ label }) => label);

describe('what the palette finds', () => {
  it('leaves out what does not match, and minds no accents', () => {
    expect(labels('zzz')).toEqual([]);
    expect(labels('pena')).toEqual(['Peña Bros', 'Ana Peña']);
  });

  it('shows six of a group and not a seventh', () => {
    const crew = (count: number) => Array.from({ length: count }, (_, nr) => person(`Hand ${nr}`));
    expect(labels('hand', crew(6))).toHaveLength(6);
    expect(labels('hand', crew(7))).toHaveLength(6);
  });

  it('counts each group separately', () => {
    const page = { value: '/time', label: 'Hand tools', group: 'Pages' };
    const crew = Array.from({ length: 9 }, (_, nr) => person(`Hand ${nr}`));
    expect(labels('hand', [...crew, page])).toContain('Hand tools');
  });
});

it('puts a project before the shifts that only name it', () => {
  const shift = { value: '/s', label: 'Dana Vance', detail: 'Mulberry underpass', group: 'Shifts' };
  const project = { value: '/p', label: 'Mulberry underpass', group: 'Projects' };
  expect(foundFirst([shift, project], 'mulb').map(({ value }) => value)).toEqual(['/p', '/s']);
  expect(foundFirst([shift, project], 'dana').map(({ value }) => value)).toEqual(['/s']);
});
