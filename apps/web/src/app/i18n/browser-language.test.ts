import { describe, expect, it } from 'vitest';
import { browserLanguage, formatLocale } from './browser-language.ts';

describe('the language of the first start', () => {
  it('is English where the browser asks for nothing that the app speaks', () => {
    expect(browserLanguage([])).toBe('en');
    expect(browserLanguage(['fr-CA', 'de'])).toBe('en');
  });

  it('is the first of the browser that the app speaks, whatever its region', () => {
    expect(browserLanguage(['fr', 'es-MX', 'en-US'])).toBe('es');
  });
});

describe('the locale of times and numbers', () => {
  it('is the bare language where the browser names no region', () => {
    expect(formatLocale('es', [])).toBe('es');
    expect(formatLocale('es', ['en'])).toBe('es');
  });

  it('passes over what is no language, as WebKit names it on a machine without a locale', () => {
    expect(formatLocale('en', ['c'])).toBe('en');
    expect(formatLocale('en', ['en-US@posix', 'es-MX'])).toBe('en-MX');
  });

  it('is the browser’s own variant of the language, else the language in its region', () => {
    expect(formatLocale('en', ['es-MX', 'en-GB'])).toBe('en-GB');
    expect(formatLocale('es', ['en-US', 'en'])).toBe('es-US');
  });
});
