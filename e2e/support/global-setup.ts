import { startTestServer } from '@muster/testkit';

/** Loads the demo company once; each worker's server starts on a copy of what it leaves. */
export default async function loadDemo(): Promise<() => Promise<void>> {
  const server = await startTestServer({ env: { MUSTER_DEMO: 'on' } });
  await server.terminate();
  process.env['MUSTER_E2E_DATA'] = server.dataDir;
  return async () => {
    await server.stop();
  };
}
