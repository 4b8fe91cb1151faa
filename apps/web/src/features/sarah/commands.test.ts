import { languages } from '@muster/domain/languages';
import { replyOf } from '@muster/domain/jsa/understanding/replies';
import { expect, it } from 'vitest';
import { commands, commandWords, languageWords } from './commands.ts';

it.each(languages)('says every command in words that Sarah knows in %s', (lang) => {
  for (const command of commands) expect(replyOf(commandWords(lang, command))).toBe(command);
});

it('asks for each language in words that she knows', () => {
  expect(replyOf(languageWords('en'))).toBe('english');
  expect(replyOf(languageWords('es'))).toBe('spanish');
});
