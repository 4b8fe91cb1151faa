/**
 * Returns the name most like `wanted`, or null if none reaches `minScore`: 1 means equal, 0 nothing in common, measured
 * by edits over the length of the longer one. Names must also share a run of three letters or, if no such name is close
 * enough, of two.
 */
export function closest(wanted: string, names: readonly string[], minScore: number): string | null {
  const target = wanted.toLowerCase().slice(0, maxLength);
  for (const length of [3, 2]) {
    const runs = new Set(runsOf(target, length));
    const sharing = names.filter((name) =>
      runsOf(name.toLowerCase(), length).some((run) => runs.has(run)),
    );
    const best = mostAlike(target, sharing, minScore);
    if (best !== null) return best;
  }
  return null;
}

/** Returns runs of letters of this length, with the ends of the name marked. */
function runsOf(name: string, length: number): string[] {
  const marked = `-${name}-`;
  const count = Math.max(0, marked.length - length + 1);
  return Array.from({ length: count }, (_, at) => marked.slice(at, at + length));
}

function mostAlike(target: string, names: readonly string[], minScore: number): string | null {
  let best: { name: string; score: number } | null = null;
  for (const name of names) {
    const longer = Math.max(name.length, target.length);
    // Names that differ too much in length can't reach the score; only the others are worth comparing.
    if (longer === 0 || Math.min(name.length, target.length) / longer < minScore) continue;
    const score = 1 - editDistance(target, name.toLowerCase()) / longer;
    if (score >= minScore && score > (best?.score ?? 0)) best = { name, score };
  }
  return best?.name ?? null;
}

// Identifiers have at most 63 bytes; a longer text matches no name.
const maxLength = 128;

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const insertion = (current[column - 1] ?? 0) + 1;
      const deletion = (previous[column] ?? 0) + 1;
      current.push(Math.min(substitution, insertion, deletion));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
