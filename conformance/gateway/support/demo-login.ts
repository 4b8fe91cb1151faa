import type { TestServer } from '@muster/testkit';

export const demoEmail = 'admin@demo.muster.test';
/** Of the demo on a machine that no one else reaches. */
export const openPassword = 'muster-demo-2026';

/** Answers the status. */
export async function signInToDemo(
  server: TestServer,
  password = openPassword,
  forwarding: Readonly<Record<string, string>> = {},
): Promise<number> {
  const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'Content-Type': 'application/json', ...forwarding },
    body: JSON.stringify({ email: demoEmail, password }),
  });
  return answer.status;
}
