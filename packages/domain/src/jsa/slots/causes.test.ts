import { expect, it } from 'vitest';
import { library } from '../library/data.ts';
import { partsOf } from '../understanding/sentences.ts';
import { joinCauses } from './causes.ts';

const textsOf = (text: string) => joinCauses(text, partsOf(text), library).map((part) => part.text);

it.each([
  ["It's sandy soil so the walls could cave in", ["It's sandy soil so the walls could cave in"]],
  [
    'Cada uno pesa 700 libras y si se suelta te aplasta',
    ['Cada uno pesa 700 libras y si se suelta te aplasta'],
  ],
  [
    'Curtis locks and tags the disconnect, the guard is on',
    ['Curtis locks and tags the disconnect', 'the guard is on'],
  ],
  ['plugs and muffs, gloves and sleeves', ['plugs and muffs', 'gloves', 'sleeves']],
  ['La tapa, que pesa un montón', ['La tapa, que pesa un montón']],
  ['a bucket or a squeegee could drop', ['a bucket or a squeegee could drop']],
])('keeps together what tells one thing in "%s"', (text, parts) => {
  expect(textsOf(text)).toEqual(parts);
});

it.each([
  ['Hoisting, the cups can lose vacuum', ['the cups can lose vacuum']],
  [
    'Cutting the strap, it whips back at your face',
    ['Cutting the strap, it whips back at your face'],
  ],
  ['Grinding, face shields', ['Grinding', 'face shields']],
  ['En la sierra, el disco te vuela un dedo', ['el disco te vuela un dedo']],
])('takes the topic of "%s" for no hazard of its own', (text, parts) => {
  expect(textsOf(text)).toEqual(parts);
});

it('keeps a cause that is a harm of its own', () => {
  expect(textsOf('The hose may burst, so we could get burned')).toEqual([
    'The hose may burst',
    'we could get burned',
  ]);
});
