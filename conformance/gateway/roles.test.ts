import { startTestServer, type TestServer } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const workSchema = z.array(z.object({ state: z.string(), periodic_runs: z.number() }));

describe.runIf(Boolean(process.env['TEST_DATABASE_URL']))('servers with a part each', () => {
  let web: TestServer;
  let worker: { url: string; stop: () => Promise<void> } | undefined;

  beforeAll(async () => {
    web = await startTestServer({
      env: { MUSTER_ROLE: 'web' },
      prepare: (database) =>
        database.script(`
          select app.enqueue_job('redraw_shared_pictures', jsonb_build_object(
            'company_id', gen_random_uuid(), 'link_id', gen_random_uuid()), 'test', now());
          create function public.test_work() returns table (state text, periodic_runs integer)
          language sql security definer
          as $$
            select state, (select count(last_ended_at)::integer from app.periodic_jobs)
            from app.jobs where dedupe_key = 'test'
          $$;
          grant execute on function public.test_work() to anon;
        `),
    });
  });
  afterAll(async () => {
    await worker?.stop();
    await web.stop();
  });

  async function work(): Promise<z.infer<typeof workSchema>> {
    const headers = { apikey: web.anonKey };
    return workSchema.parse(
      await (await fetch(`${web.url}/rest/v1/rpc/test_work`, { headers })).json(),
    );
  }

  const figures = async ({ url }: { readonly url: string }) =>
    (await fetch(`${url}/metrics`)).text();

  it('answer requests as web and leave jobs waiting', async () => {
    expect(await work()).toEqual([{ state: 'waiting', periodic_runs: 0 }]);
    expect(await figures(web)).not.toMatch(/muster_jobs_running|muster_job_runs_total/);
  });

  it('run the jobs of the others as worker and answer nothing but how they are', async () => {
    worker = await web.startReplica({ MUSTER_ROLE: 'worker', PUBLIC_URL: web.url });
    await expect.poll(async () => (await work())[0]?.state).toBe('done');
    await expect.poll(async () => (await work())[0]?.periodic_runs).toBeGreaterThan(0);
    expect(await figures(worker)).toMatch(/^muster_jobs_running 0$/m);
    expect((await fetch(`${worker.url}/ready`)).status).toBe(200);
    for (const path of ['/', '/config.json', '/rest/v1/projects', '/auth/v1/settings']) {
      const headers = { apikey: web.anonKey };
      expect((await fetch(`${worker.url}${path}`, { headers })).status).not.toBe(200);
    }
  });
});
