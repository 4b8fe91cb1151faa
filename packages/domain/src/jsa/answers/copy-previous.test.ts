/** "Same as last time". */
import { expect, it } from 'vitest';
import { hear } from '../hear.ts';
import { library } from '../library/data.ts';
import { context, controls, say, upToHazards } from '../play/simulated-talk.ts';
import { start } from '../start.ts';

it('copies steps, hazards and controls of the JSA before, and says where they came from', () => {
  const previous = say(upToHazards(), 'ladder kicks out', 'tied at the top').document;
  const begun = start('en', { ...context, previous }, library);
  const { document } = hear(begun.state, { text: 'same as last time' }, library);
  expect(document.task).toBe(previous.task);
  expect(document.steps.map(({ text }) => text)).toEqual(previous.steps.map(({ text }) => text));
  expect(controls(document).map(({ text, source }) => [text, source])).toEqual(
    controls(previous).map(({ text }) => [text, 'previous']),
  );
  expect(controls(document)).not.toHaveLength(0);
});

it('copies no one who was there before, and no signature', () => {
  const previous = say(upToHazards(), 'ladder kicks out', 'tied at the top').document;
  const begun = start('en', { ...context, previous }, library);
  const { document } = hear(begun.state, { text: 'same as last time' }, library);
  expect(document.people).toEqual([]);
  expect(document.signatures).toEqual([]);
});
