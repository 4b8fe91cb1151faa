import { describe, expect, it } from 'vitest';
import { energyByWords } from './energy-words.ts';
import { plain } from './plain.ts';

const energyOf = (said: string) => energyByWords(plain(said))?.energy;

describe('the energy by the words of a hazard', () => {
  it.each([
    ['the recloser', 'electrical'],
    ['el variador', 'electrical'],
    ['grain in the hopper swallows a man', 'gravity'],
    ['el tragaluz', 'gravity'],
    ['turistas en la playa', 'motion'],
    ['the telehandler', 'motion'],
    ['la cepilladora', 'mechanical'],
    ['bolt cutters', 'mechanical'],
    ['styrene', 'chemical'],
    ['desincrustante', 'chemical'],
    ['yellow jackets', 'biological'],
    ['un tejón', 'biological'],
    ['the hydrotest', 'pressure'],
    ['el manómetro', 'pressure'],
    ['thermoplastic kettle', 'temperature'],
    ['la freidora', 'temperature'],
    ['the density gauge', 'radiation'],
    ['luz de soldadura', 'radiation'],
    ['the scabbler', 'sound'],
    ['la chicharra', 'sound'],
  ])('reads %j as %s', (said, energy) => {
    expect(energyOf(said)).toBe(energy);
  });

  it.each([
    ['a lamp', 'the lamp comes down', 'gravity'],
    ['the grinder', 'the grinder backs into a guy', 'motion'],
    ['una lona', 'la lona se desprende', 'gravity'],
    ['el perfil', 'el perfil da toques', 'electrical'],
  ])('lets what a thing does outweigh what it is: %j, but %j', (_, said, energy) => {
    expect(energyOf(said)).toBe(energy);
  });

  it.each([
    ['the caustic burns your arms', 'chemical'],
    ['el cloro quema la piel', 'chemical'],
    ['the torch burns your arms', 'temperature'],
  ])('lets a thing with its own harm outweigh the verb in %j', (said, energy) => {
    expect(energyOf(said)).toBe(energy);
  });

  it('takes the longest name, in one word or in two', () => {
    expect(energyOf('gas main')).toBe('chemical');
    expect(energyOf('skid steer')).toBe('motion');
    expect(energyOf('skidsteer')).toBe('motion');
  });

  it('names a kind of high energy with the thing that has it', () => {
    expect(energyByWords('the bucket truck')?.highEnergy).toBe('fall_from_elevation');
    expect(energyByWords('the zorrillo')?.highEnergy).toBeNull();
  });

  it('tells nothing where no word does', () => {
    expect(energyByWords('the blue one over there')).toBeNull();
  });

  it.each([
    'an eight gallon jug',
    'el hogar de allá',
    'las vacaciones',
    'the bearing',
    'the hijole',
  ])('hears no shorter word at the beginning of another: %j', (said) => {
    expect(energyOf(said)).toBeUndefined();
  });

  it.each([
    ['trees', 'gravity'],
    ['bees', 'biological'],
    ['wires', 'electrical'],
  ])('hears the plural %j', (said, energy) => {
    expect(energyOf(said)).toBe(energy);
  });
});
