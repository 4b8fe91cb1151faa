/** One step of a story, each deed checked for its own promise. */
import { answer, decide } from './deciding.ts';
import { merge, undo } from './merging.ts';
import { punch, sendAgain } from './punching.ts';
import type { Step } from './story.ts';
import { person, type World } from './world.ts';

export async function perform(world: World, step: Step): Promise<void> {
  switch (step.does) {
    case 'punch':
      return punch(world, step);
    case 'send again':
      return sendAgain(world, step);
    case 'answer':
      return answer(world, step);
    case 'decide':
      return decide(world, step);
    case 'merge':
      return merge(world, step);
    case 'undo':
      return undo(world, person(world, step.double));
  }
}
