import { boardPersonSchema, type BoardPerson, type LiveBoardAnswer } from '@muster/contract';
import * as z from 'zod/mini';

/** Everyone on the board, as of a cursor. */
export const boardSchema = z.object({
  /** The cursor for the next request; null to request everyone. */
  next: z.nullable(z.string()),
  /** When everyone was last requested, by the device's clock. */
  fullAtMs: z.number(),
  people: z.array(boardPersonSchema),
});
export type Board = z.infer<typeof boardSchema>;

/** Merges an answer into the board: replaces the people in it, or everyone if the answer is full. */
export function mergeBoard(before: Board | null, answer: LiveBoardAnswer, nowMs: number): Board {
  if (before === null || answer.full) {
    return { next: answer.next, fullAtMs: nowMs, people: answer.people.toSorted(byName) };
  }
  const changed = new Set(answer.people.map(({ person_id }) => person_id));
  const others = before.people.filter(({ person_id }) => !changed.has(person_id));
  return {
    next: answer.next,
    fullAtMs: before.fullAtMs,
    people: [...others, ...answer.people].toSorted(byName),
  };
}

function byName(a: BoardPerson, b: BoardPerson): number {
  return a.name.localeCompare(b.name) || (a.person_id < b.person_id ? -1 : 1);
}
