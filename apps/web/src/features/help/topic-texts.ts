import type { HelpTopicId } from './help-topics.ts';

/** Both languages are in one file, so that help works without a network. */
const files = import.meta.glob<string>('./topics/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the Markdown of a topic in Spanish, otherwise in English. */
export function topicText(id: HelpTopicId, language: string): string {
  return files[`./topics/${id}.${language === 'es' ? 'es' : 'en'}.md`] ?? '';
}
