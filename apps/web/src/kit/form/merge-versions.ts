import { isSame } from '@muster/contract/is-same';

/** One record in three versions: when it was opened, as stored now, and as typed here. */
export type ThreeVersions<Values> = {
  readonly opened: Values;
  readonly theirs: Values;
  readonly mine: Values;
};

export type VersionConflict<Values> = ThreeVersions<Values> & {
  /** Changed by both to different values, so a person has to choose. */
  readonly disputed: readonly (keyof Values)[];
  /** Changed only by others, so their value is used. */
  readonly taken: readonly (keyof Values)[];
  /** The values the form shows next: theirs if nothing was typed, otherwise the typed value. */
  readonly merged: Values;
};

export function mergeVersions<Values extends object>(
  names: readonly (keyof Values)[],
  { opened, theirs, mine }: ThreeVersions<Values>,
): VersionConflict<Values> {
  const isMine = (name: keyof Values) => !isSame(mine[name], opened[name]);
  const isTheirs = (name: keyof Values) => !isSame(theirs[name], opened[name]);
  const differs = (name: keyof Values) => !isSame(mine[name], theirs[name]);
  const disputed = names.filter((name) => isMine(name) && isTheirs(name) && differs(name));
  const taken = names.filter((name) => !isMine(name) && isTheirs(name));
  const merged = { ...mine };
  for (const name of taken) merged[name] = theirs[name];
  return { opened, theirs, mine, disputed, taken, merged };
}
