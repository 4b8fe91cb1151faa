import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { helpTopics, topicAt, topicsFor } from './help-topics.ts';
import { readTopic } from './read-topic.ts';

const folder = join(import.meta.dirname, 'topics');
const read = (id: string, language: string) =>
  readTopic(readFileSync(join(folder, `${id}.${language}.md`), 'utf8'));
const languages = ['en', 'es'] as const;

describe('each help topic', () => {
  it('has a file in both languages, and no file is left over', () => {
    expect(readdirSync(folder).toSorted()).toEqual(
      helpTopics.flatMap(({ id }) => languages.map((each) => `${id}.${each}.md`)).toSorted(),
    );
  });

  it.each(helpTopics.map(({ id }) => id))('%s has a title and the same parts in both', (id) => {
    const [english, spanish] = languages.map((each) => read(id, each));
    for (const topic of [english, spanish]) {
      expect(topic?.title).not.toBe('');
      expect(topic?.words.split(' ').length).toBeLessThan(220);
    }
    const kinds = (topic: typeof english) => topic?.blocks.map(({ kind }) => kind);
    expect(kinds(spanish)).toEqual(kinds(english));
  });

  it.each(languages)('names only words that are on a screen (%s)', (language) => {
    const onScreens = new Set(
      globSync('apps/web/src/**/*.po').flatMap((file) =>
        file.endsWith(`${language}.po`)
          ? [...readFileSync(file, 'utf8').matchAll(/^msgstr "(.+)"$/gm)].map(([, text = '']) =>
              text.toLowerCase(),
            )
          : [],
      ),
    );
    const named = helpTopics.flatMap(({ id }) =>
      [
        ...readFileSync(join(folder, `${id}.${language}.md`), 'utf8').matchAll(/\*\*(.+?)\*\*/g),
      ].map(([, word = '']) => word.toLowerCase()),
    );
    expect(named.filter((word) => word !== '?' && !onScreens.has(word))).toEqual([]);
  });
});

describe('the topic of a page', () => {
  it('is the nearest area’s, as the reader’s role sees it', () => {
    expect(topicAt('employee', '/schedule/time-off')).toBe('my-schedule');
    expect(topicAt('supervisor', '/schedule/time-off')).toBe('planning');
    expect(topicAt('employee', '/safety/jsas/1')).toBe('jsas');
    expect(topicAt('employee', '/safety')).toBe('hazards');
    expect(topicAt('admin', '/dashboard')).toBe('today');
    expect(topicAt('employee', '/dashboard')).toBe('clock');
  });

  it('is none where a role has none', () => {
    expect(topicAt('employee', '/payroll')).toBeNull();
    expect(topicAt('admin', '/help')).toBeNull();
    expect(topicAt(null, '/dashboard')).toBeNull();
    expect(topicsFor('super_admin')).toEqual([]);
  });
});
