import { TokenError } from '../tokens/token-error.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { badToken, noToken } from './refusal.ts';
import type { FunctionCaller, ServerFunction } from './server-function.ts';

const anonymous: FunctionCaller = { role: 'anon', claims: { role: 'anon' }, userId: null };

/**
 * Identifies the caller by the bearer token, which may be an API key. A public function accepts
 * anyone, and only a valid token identifies its caller.
 * @throws FunctionRefusal
 */
export async function identifyCaller(
  authorization: string | undefined,
  { access }: ServerFunction,
  tokens: Pick<Tokens, 'verify' | 'apiKeyRole'>,
): Promise<FunctionCaller> {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) {
    if (access === 'public') return anonymous;
    throw noToken();
  }
  const apiKey = tokens.apiKeyRole(token);
  if (apiKey !== null) return { role: apiKey.role, claims: { ...apiKey }, userId: null };
  try {
    const claims = await tokens.verify(token);
    return { role: claims.role ?? 'anon', claims, userId: claims.sub ?? null };
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    if (access === 'public') return anonymous;
    throw badToken(error);
  }
}
