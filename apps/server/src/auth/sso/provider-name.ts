const prefix = 'sso:';

/** The name under which identities and flows keep a company's provider, as on a hosted project. */
export const companyProviderName = (id: string): string => prefix + id;

export const isCompanyProvider = (name: string): boolean => name.startsWith(prefix);

/** Null for any other provider. */
export function companyProviderId(name: string): string | null {
  return isCompanyProvider(name) ? name.slice(prefix.length) : null;
}
