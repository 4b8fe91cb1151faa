import type { JsaPage } from '@muster/contract/jsa';

/** The project and the place in it; once where a crew named the project as the place. */
export function whereOf({ project, place }: Pick<JsaPage['jsa'], 'project' | 'place'>): string {
  return [...new Set([project?.name ?? '', place])].filter((text) => text !== '').join(' · ');
}
