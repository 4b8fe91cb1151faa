export { asCaller, openTestDatabase, type TestCaller } from './database.ts';
export type { TestDatabase } from './test-database.ts';
export { startServerWithCast, type Cast, type CastMember, type CastRole } from './cast.ts';
export {
  startTestServer,
  type CapturedMail,
  type TestServer,
  type TestServerOptions,
} from './server.ts';
