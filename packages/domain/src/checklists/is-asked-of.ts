/**
 * True when a checklist for equipment whose type has these words is asked of a type: `Lift` of `Scissor lift`, not of
 * `Forklift`. The server's rule is supabase/schemas/checklists/is_asked_of.sql, with the same cases.
 */
export function isAskedOf(words: string | null, type: string): boolean {
  return words === null || ` ${type.toLowerCase()} `.includes(` ${words.toLowerCase()} `);
}
