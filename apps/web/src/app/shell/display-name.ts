import type { Identity } from '@muster/contract';

/**
 * Returns a person's name for their own screens; a login without a profile gets the company's or the product's name.
 */
export function displayName({ profile, company }: Identity): string {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return name === '' ? (company?.name ?? 'Muster') : name;
}
