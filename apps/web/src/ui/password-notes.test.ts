import { describe, expect, it } from 'vitest';
import { passwordNotes } from './password-notes.ts';

describe('what a device says of a password', () => {
  it.each([
    'password1',
    'qwertyuiop',
    '12345678',
    'aaaaaaaaaa',
    'admin1234',
    'abcdefgh',
    'contraseña1',
    'maria1234',
    'Rooftop!2026',
    'excavator',
  ])('finds a pattern in %s', (password) => {
    expect(passwordNotes(password)).toEqual(['pattern']);
  });

  it('finds what is short, whatever is in it', () => {
    expect(passwordNotes('G7#kq')).toEqual(['length']);
    expect(passwordNotes('')).toEqual(['length']);
  });

  it('finds the person in it', () => {
    const personal = ['foreman.north@crew.example.com', 'Maria'];
    expect(passwordNotes('maria-on-the-roof', personal)).toEqual(['personal']);
    expect(passwordNotes('foreman in the rain', personal)).toEqual(['personal']);
  });

  it('finds nothing in a few words that no one else would put together', () => {
    expect(passwordNotes('three wet gloves on a fence', ['ann@crew.example.com'])).toEqual([]);
  });
});
