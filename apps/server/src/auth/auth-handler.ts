import type { Context } from 'hono';
import type { GatewayEnv } from '../http/gateway-env.ts';

export type AuthContext = Context<GatewayEnv>;

export type AuthHandler = (c: AuthContext) => Promise<Response>;
