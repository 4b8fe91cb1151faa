import type { TestServer } from '@muster/testkit';

export const demoEmail = 'admin@demo.muster.test';
/** Password of the demo on a machine that no one else can reach. */
export const openPassword = 'muster-demo-2026';

/** Signs in to the demo; returns the status. */
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
