export { asCaller, openTestDatabase, type TestCaller, type TestDatabase } from './database.ts';
export { startTestServer, type CapturedMail, type TestServer } from './server.ts';
