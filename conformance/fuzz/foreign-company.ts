import type { TestServerOptions } from '@muster/testkit';

import { foreignBucket } from './service-requests.ts';

type Database = Parameters<NonNullable<TestServerOptions['prepare']>>[0];

const company = 'c0000000-0000-4000-8000-000000000002';
const project = 'c2000000-0000-4000-8000-000000000003';
const person = 'ca000000-0000-4000-8000-000000000005';

/**
 * Writes a marker word into all data of the cast's other company, which no response to anyone in the first company may
 * contain.
 */
export async function markForeignCompany(database: Database, word: string): Promise<void> {
  const mark = (text: string, values: readonly string[]) => database.query(text, values);
  await mark('update public.companies set name = $2 where id = $1', [company, word]);
  await mark('update public.projects set name = $2 where company_id = $1', [company, word]);
  await mark(
    'update public.profiles set first_name = $2, last_name = $2, phone = $2 where company_id = $1',
    [company, word],
  );
  await mark('insert into public.crews (company_id, name) values ($1, $2)', [company, word]);
  await mark('insert into public.cost_codes (company_id, code, name) values ($1, $2, $2)', [
    company,
    word,
  ]);
  await mark(
    `insert into public.project_sites (company_id, project_id, name, lat, lng)
     values ($1, $2, $3, 1, 2)`,
    [company, project, word],
  );
  await mark(
    `insert into public.invitations (company_id, person_id, email, token_hash, expires_at)
     values ($1, $2, $3, sha256(convert_to($3, 'utf8')), now() + interval '1 day')`,
    [company, person, `${word}@elsewhere.muster.test`],
  );
  await mark('insert into storage.buckets (id, name) values ($1, $1)', [foreignBucket]);
  await mark(
    `insert into storage.objects (bucket_id, name, metadata, user_metadata)
     values ($1, $2, '{"size": 3, "mimetype": "text/plain"}', jsonb_build_object('said', $2::text))`,
    [foreignBucket, word],
  );
}
