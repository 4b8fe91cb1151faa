import type { HelpTopicId } from './help-topics.ts';

/** Both languages come as one file, so that help is there without a network. */
const files = import.meta.glob<string>('./topics/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The Markdown of a topic, in Spanish or else in English. */
export function topicText(id: HelpTopicId, language: string): string {
  return files[`./topics/${id}.${language === 'es' ? 'es' : 'en'}.md`] ?? '';
}
