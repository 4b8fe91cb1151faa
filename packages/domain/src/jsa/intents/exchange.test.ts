import { expect, it } from 'vitest';
import { beginOf, say, upToHazards } from '../simulated-talk.ts';

it.each([
  [
    'Pulling 48 drops of cable',
    "They cut the waiting room, so it's 36 drops, not 48.",
    'Pulling 36 drops of cable',
  ],
  [
    'Laying twelve rows of block',
    'Instead of twelve rows we do nine rows.',
    'Laying nine rows of block',
  ],
])('follows the number of "%s" that "%s" names as wrong', (task, line, corrected) => {
  expect(say(say(beginOf('en'), task), line).document.task).toBe(corrected);
});

it('follows a number that was of another thing', () => {
  const told = say(upToHazards(), 'las losas pesan 90 libras y te lastimas la espalda');
  const { document } = say(told, 'Las de 90 eran las de la otra entrega, estas pesan 65 libras.');
  expect(JSON.stringify(document.steps)).toContain('pesan 65 libras');
  expect(JSON.stringify(document)).not.toContain('90');
});

it('changes no number that the line does not name', () => {
  const told = say(beginOf('en'), 'Pulling 48 drops of cable');
  expect(say(told, "it's 36 drops, not 50").document.task).toBe('Pulling 48 drops of cable');
});
