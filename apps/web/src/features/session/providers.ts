import type { Provider } from '@supabase/auth-js';
import type { AuthSettings } from '../../data/client/auth-settings.ts';

/** Sign-in services, by the auth server's ids and their usual names. */
const knownProviders = [
  { id: 'google', name: 'Google' },
  { id: 'apple', name: 'Apple' },
  { id: 'azure', name: 'Microsoft' },
  { id: 'github', name: 'GitHub' },
  { id: 'gitlab', name: 'GitLab' },
  { id: 'bitbucket', name: 'Bitbucket' },
  { id: 'facebook', name: 'Facebook' },
  { id: 'linkedin_oidc', name: 'LinkedIn' },
  { id: 'slack_oidc', name: 'Slack' },
  { id: 'keycloak', name: 'Keycloak' },
  { id: 'workos', name: 'WorkOS' },
  { id: 'zoom', name: 'Zoom' },
  { id: 'notion', name: 'Notion' },
  { id: 'figma', name: 'Figma' },
  { id: 'discord', name: 'Discord' },
  { id: 'twitch', name: 'Twitch' },
  { id: 'twitter', name: 'X' },
  { id: 'spotify', name: 'Spotify' },
  { id: 'kakao', name: 'Kakao' },
] as const satisfies readonly { readonly id: Provider; readonly name: string }[];

type KnownProvider = (typeof knownProviders)[number];
export type ProviderId = KnownProvider['id'];

/** Returns the services that the server is set up for, most common first. */
export function offeredProviders({ external }: AuthSettings): readonly KnownProvider[] {
  return knownProviders.filter(({ id }) => external[id] === true);
}
