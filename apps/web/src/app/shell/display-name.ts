import type { Identity } from '@muster/contract';

/** What to call the person on their own screens; a login without a profile goes by the product. */
export function displayName({ profile, company }: Identity): string {
  const name = [profile?.first_name, profile?.last_name].filter(Boolean).join(' ');
  return name === '' ? (company?.name ?? 'Muster') : name;
}
