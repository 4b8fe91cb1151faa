/**
 * Returns true if a checklist for equipment whose type contains these words applies to a type: `Lift` to `Scissor
 * lift`, but not to `Forklift`. The server's rule is supabase/schemas/checklists/is_asked_of.sql, tested with the same
 * cases.
 */
export function isAskedOf(words: string | null, type: string): boolean {
  return words === null || ` ${type.toLowerCase()} `.includes(` ${words.toLowerCase()} `);
}
