import { describe, expect, it } from 'vitest';
import { isAddress, tellsWork } from './tells-work.ts';

describe('what answers the question about steps', () => {
  it.each([
    'First we cut the old pipe, then we thread the new one',
    'Unload the uprights with the forklift',
    'We set up the sign truck, drill the wall anchors',
    'Three, sandblast the rebar',
    'Demo',
    'Framing, drywall and paint',
    'Setting the forms',
    'Then the boys spray the ring',
    'Armamos la grúa',
    'Dos, conectamos al hidrante',
    'Descargar los paneles',
    'Luego atornillarlos',
  ])('is work: %s', (sentence) => {
    expect(tellsWork(sentence)).toBe(true);
  });

  it.each([
    'Twelve piles',
    "It's eight",
    'I read the old sheet',
    'Hold up',
    "Memo's all smiles, his kid graduates Saturday",
    'Son cuarenta paneles',
    'Me corrijo',
    'El tanque mide cincuenta pies',
    'Memo anda bien contento porque su hija se gradúa el sábado, ya nos invitó a todos',
  ])('is no work: %s', (sentence) => {
    expect(tellsWork(sentence)).toBe(false);
  });
});

it('tells a place whose words could be work from a list of work', () => {
  expect(isAddress('Mount Harlen, Chair Three, tower six')).toBe(true);
  expect(isAddress('Mount the motor, wire the panel')).toBe(false);
});
