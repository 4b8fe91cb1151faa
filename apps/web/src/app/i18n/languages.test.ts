import { describe, expect, it } from 'vitest';
import { browserLanguage } from './languages.ts';

describe('the language of the first start', () => {
  it('is English where the browser asks for nothing that the app speaks', () => {
    expect(browserLanguage([])).toBe('en');
    expect(browserLanguage(['fr-CA', 'de'])).toBe('en');
  });

  it('is the first of the browser that the app speaks, whatever its region', () => {
    expect(browserLanguage(['fr', 'es-MX', 'en-US'])).toBe('es');
  });
});
