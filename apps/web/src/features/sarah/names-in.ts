import type { Turn } from '@muster/domain/jsa/jsa-state';

const mostNames = 500;

/**
 * Returns the names that this phone knows from a talk, so that the server removes them before a language model reads
 * it.
 */
export function namesIn({ document, state }: Turn): readonly string[] {
  const { project, crew, emergency } = state.context;
  const everyone = [...document.people, ...crew];
  const names = [
    ...everyone,
    ...everyone.flatMap((name) => name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word))),
    project,
    document.place,
    ...Object.values(emergency),
  ].filter((name) => name !== '');
  return [...new Set(names)].slice(0, mostNames);
}
