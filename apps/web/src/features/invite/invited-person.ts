import type { Language } from '@muster/domain/languages';

/** A person in the company without a login. */
export type InvitedPerson = {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly language: Language;
};

export function nameOf(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}
