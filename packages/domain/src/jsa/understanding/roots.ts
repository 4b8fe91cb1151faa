/** "Quemarse" and "quemadura" share a root; the rest of the longer word has to be an ending. */
function isOneRoot(one: string, other: string): boolean {
  if (one[0] !== other[0]) return false;
  // "Come" and "coming" differ by an e.
  if (one === other || one === `${other}e` || other === `${one}e`) return true;
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= (longest > 7 ? Math.max(5, longest - 4) : 4);
}

/** How many words of the second have their root in the first. */
export function sharedRoots(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const stems = [...one];
  return [...other].filter((word) => stems.some((stem) => isOneRoot(stem, word))).length;
}
