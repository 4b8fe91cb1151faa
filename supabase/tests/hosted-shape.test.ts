import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../apps/server/src/db/database.ts';
import { writeHostedMigrations } from '../../apps/server/src/db/hosted-migrations.ts';
import { openTestDatabase } from '../../apps/testkit/src/index.ts';
import { temporaryFolder } from '../../apps/testkit/src/temporary-folder.ts';
import { addCompany, addPerson } from './support/cast.ts';
import { openPlatformDatabase, productFolders } from './support/platform-database.ts';
import { punchOf, recordOne } from './support/punches.ts';

/** The output of `muster hosted-migrations` applies to a hosted project and leaves the platform's schemas unchanged. */
let hosted: Awaited<ReturnType<typeof openPlatformDatabase>>;
let before: readonly string[];
let after: readonly string[];
let folder: string;

/** Enough for all migrations on a busy machine. */
const migratingLimitMs = 240_000;

beforeAll(async () => {
  hosted = await openPlatformDatabase();
  const { database } = hosted;
  await database.script(await readFile(join(import.meta.dirname, 'hosted-shape.sql'), 'utf8'));
  before = await platformCatalogue(database);
  folder = await temporaryFolder();
  for (const name of await writeHostedMigrations(productFolders, folder, () => new Date())) {
    const sql = await readFile(join(folder, name), 'utf8');
    await database.script(`set role muster_hosted_owner;\n${sql}\nreset role;`);
  }
  after = await platformCatalogue(database);
}, migratingLimitMs);
afterAll(async () => {
  await hosted.close();
  await rm(folder, { recursive: true, force: true });
});

describe('on a hosted project', () => {
  test('the files that were written sort in the order in which they apply', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    expect(names.at(-1)).toMatch(/^\d{14}_schemas\.sql$/);
    expect(await writeHostedMigrations(productFolders, folder, () => new Date())).toEqual([]);
  });

  test('nothing of the schemas auth, storage and realtime is removed or changed', () => {
    expect(before.filter((line) => !after.includes(line))).toEqual([]);
  });

  test('adds only a trigger on auth.users and policies on two tables', () => {
    expect(after.filter((line) => !before.includes(line))).toEqual([
      'policy realtime.messages muster_clock_topics',
      'policy storage.objects attached_files_add',
      'policy storage.objects attached_files_read',
      'policy storage.objects certificate_files_delete',
      'policy storage.objects certificate_files_read',
      'policy storage.objects certificate_files_replace',
      'policy storage.objects certificate_files_write',
      'policy storage.objects company_exports_read',
      'policy storage.objects company_logos_admin',
      'policy storage.objects payroll_files_read',
      'policy storage.objects photo_thumbnails_read',
      'policy storage.objects profile_photos_read',
      'policy storage.objects profile_photos_write',
      'policy storage.objects punch_photos_add',
      'policy storage.objects punch_photos_read',
      'policy storage.objects voice_clips_add',
      'policy storage.objects voice_clips_read',
      'trigger auth.users welcome_login',
    ]);
  });

  test(
    'user roles hold the very rights that they hold on our own server, whatever the project hands out',
    async () => {
      const own = await openTestDatabase();
      expect(await grants(hosted.database)).toEqual(await grants(own.database));
      await own.close();
    },
    migratingLimitMs,
  );

  test('someone can sign up, become a member and punch, and the boards are notified', async () => {
    const { database } = hosted;
    const company = await addCompany(database, 'Hosted Builders');
    const person = await addPerson(database, company, 'employee');
    const answer = await recordOne(database, person.caller, punchOf(person));
    expect(answer.verdict).toBe('applied');
    const topics = await database.query<{ topic: string }>(
      'select topic from realtime.messages order by topic',
    );
    expect(topics.map(({ topic }) => topic)).toContain(`company:${company}:clock`);
  });

  test('someone can found a company, see where they are signed in, end that, and ask to be deleted', async () => {
    const { database } = hosted;
    const id = randomUUID();
    await database.query(`insert into auth.users (id, email) values ($1, $2)`, [
      id,
      `${id}@a.test`,
    ]);
    const sessions = [randomUUID(), randomUUID()];
    for (const session of sessions) {
      await database.query(
        'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())',
        [session, id],
      );
    }
    const founding = {
      company_id: randomUUID(),
      name: 'Hosted Roofing',
      company_type: null,
      address: null,
      time_zone: 'UTC',
      workweek_start: 1,
      pay_period: 'weekly',
      first_project: 'Yard',
    };
    const claims = { sub: id, role: 'authenticated', session_id: sessions[0] };
    const [answers] = await database.query(
      `select found_company($1) ->> 'verdict' as founded, jsonb_array_length(my_sessions()) as sessions,
         end_my_sessions() ->> 'ended' as ended, my_data() -> 'login' ->> 'id' as login`,
      [JSON.stringify(founding)],
      { caller: { role: 'authenticated', claims } },
    );
    expect(answers).toEqual({ founded: 'applied', sessions: 2, ended: '1', login: id });
  });

  test('a login that the auth service writes gets its profile', async () => {
    const id = randomUUID();
    await hosted.database.query(
      `insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)`,
      [id, `${id}@muster.test`, { first_name: 'New' }],
      { caller: { role: 'supabase_auth_admin', claims: {} } },
    );
    const [profile] = await hosted.database.query(
      'select first_name, company_id from profiles where id = $1',
      [id],
    );
    expect(profile).toEqual({ first_name: 'New', company_id: null });
  });
});

/** Returns one line for each object in the platform's schemas, with every property that could be altered. */
async function platformCatalogue(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(`
    with ours as (
      select oid, nspname from pg_namespace where nspname in ('auth', 'storage', 'realtime')
    ), relations as (
      select c.*, n.nspname from pg_class c join ours n on n.oid = c.relnamespace
    )
    select concat_ws(' ', 'relation', nspname, relname, relkind, relowner::regrole,
      relacl::text, relrowsecurity, relforcerowsecurity, reloptions::text) as line from relations
    union all
    select concat_ws(' ', 'column', r.nspname, r.relname, a.attname, a.atttypid::regtype, a.atttypmod,
      a.attnotnull, a.attacl::text, pg_get_expr(d.adbin, d.adrelid))
    from relations r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    union all
    select concat_ws(' ', 'function', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid),
      p.proowner::regrole, p.proacl::text, md5(p.prosrc))
    from pg_proc p join ours n on n.oid = p.pronamespace
    union all
    select concat_ws(' ', 'policy', r.nspname || '.' || r.relname, polname)
    from pg_policy join relations r on r.oid = polrelid
    union all
    select concat_ws(' ', 'trigger', r.nspname || '.' || r.relname, tgname)
    from pg_trigger join relations r on r.oid = tgrelid
    where not tgisinternal
    union all
    select concat_ws(' ', 'constraint', r.nspname, r.relname, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join relations r on r.oid = c.conrelid
    union all
    select concat_ws(' ', 'index', r.nspname, pg_get_indexdef(i.indexrelid))
    from pg_index i join relations r on r.oid = i.indexrelid
    union all
    select concat_ws(' ', 'type', n.nspname, t.typname, t.typowner::regrole, t.typacl::text)
    from pg_type t join ours n on n.oid = t.typnamespace
    union all
    select concat_ws(' ', 'comment', r.nspname, r.relname, d.objsubid, d.description)
    from pg_description d join relations r on r.oid = d.objoid
    union all
    select concat_ws(' ', 'comment', n.nspname, p.proname, d.description)
    from pg_description d join pg_proc p on p.oid = d.objoid join ours n on n.oid = p.pronamespace
    union all
    select concat_ws(' ', 'schema', n.nspname, n.nspowner::regrole, n.nspacl::text)
    from pg_namespace n join ours on ours.oid = n.oid
    order by 1
  `);
  return rows.map(({ line }) => line);
}

/** Returns the grants of anon, authenticated and service_role on the product's tables, columns and functions. */
async function grants(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(`
    with granted as (
      select 'table ' || c.oid::regclass as subject, c.relacl as acl
      from pg_class c where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      union all
      select 'column ' || a.attrelid::regclass || '.' || a.attname, a.attacl
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
      union all
      select 'function ' || p.oid::regprocedure, coalesce(p.proacl, acldefault('f', p.proowner))
      from pg_proc p where p.pronamespace in ('public'::regnamespace, 'app'::regnamespace)
    )
    select distinct concat_ws(' ', subject, coalesce(r.rolname, 'public'), e.privilege_type) as line
    from granted cross join aclexplode(acl) e left join pg_roles r on r.oid = e.grantee
    where e.grantee = 0 or r.rolname in ('anon', 'authenticated', 'service_role')
    order by 1
  `);
  return rows.map(({ line }) => line);
}
