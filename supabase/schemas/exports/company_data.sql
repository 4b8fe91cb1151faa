-- A company's data is every table with a company_id, unchanged. The list has only the exceptions: tables that state in
-- another way which company their rows belong to, tables that an export leaves out, with the reason, and columns that
-- it withholds. `mine` is a condition on `t` in which $1 is the company; null if no row belongs to a company, or the
-- table outlives it.
create or replace function app.company_data() returns table (name text, mine text, left_out text, withheld text[])
language sql stable set search_path = ''
as $$
  with listed (name, mine, left_out, withheld) as (
    values
      ('public.companies', 't.id = $1', null, null),
      ('storage.objects',
        't.name like $1 || ''/%'' and t.bucket_id not in (''company-exports'', ''shared-pictures'')', null,
        '{owner,owner_id,last_accessed_at}'),
      ('app.profile_changes',
        't.person_id in (select p.person_id from public.profiles p where p.company_id = $1)', null, null),
      -- Logins aren't exported: people are invited again.
      ('public.profiles', 't.company_id = $1', null, '{has_login}'),
      ('app.people_search', 't.company_id = $1', null, '{has_login}'),
      ('public.clock_states', 't.company_id = $1', null, '{changed_by,moved_by}'),
      ('public.invitations', 't.company_id = $1', 'secrets; people are invited again', null),
      ('public.person_pins', 't.company_id = $1', 'secrets', null),
      ('public.kiosk_codes', 't.company_id = $1', 'secrets; a tablet is set up again', null),
      ('public.kiosk_devices', 't.company_id = $1', 'secrets; a tablet is set up again', null),
      ('public.public_links', 't.company_id = $1', 'secrets; the addresses lead to this server', null),
      ('public.order_links', 't.company_id = $1', 'secrets; the addresses lead to this server', null),
      ('public.company_sign_ins', 't.company_id = $1', 'secrets; a sign-in is set up again', null),
      ('public.device_tokens', 't.user_id in (select p.id from public.profiles p where p.company_id = $1)',
        'addresses of phones, which their apps report again', null),
      ('app.push_subscriptions', 't.user_id in (select p.id from public.profiles p where p.company_id = $1)',
        'addresses of browsers, which they report again', null),
      ('app.calendar_feeds', 't.user_id in (select p.id from public.profiles p where p.company_id = $1)', 'secrets',
        null),
      ('app.jsa_pin_tries', 't.company_id = $1', 'wrong PINs of the last day', null),
      ('app.notifications', 't.company_id = $1', 'mail and pushes of this server', null),
      ('app.change_answers', 't.user_id in (select p.id from public.profiles p where p.company_id = $1)',
        'answers to repeated requests of logins here', null),
      ('app.jobs', 't.payload ->> ''company_id'' = $1::text', 'work of this server', null),
      ('app.demo_fills', 't.company_id = $1', 'only a demo has it', null),
      ('app.company_suspensions', 't.company_id = $1', 'what the platform decided here', null),
      ('app.company_departures', null, 'what was decided here, and outlives the company', null),
      ('app.kept_records', null, 'what this server keeps of deleted companies', null),
      ('public.company_exports', 't.company_id = $1', 'exports that this server made', null),
      ('public.company_export_reads', 't.company_id = $1', 'exports that this server made', null),
      ('public.client_errors', 't.company_id = $1', 'reports to whoever runs this server', null),
      ('app.import_rows', null, 'a file on its way in', null),
      ('app.import_flaws', null, 'a file on its way in', null),
      ('app.announcements', null, 'the platform''s', null),
      ('public.platform_admins', null, 'the platform''s', null),
      ('app.platform_settings', null, 'the platform''s', null),
      ('app.operator_runs', null, 'the platform''s', null),
      ('app.periodic_jobs', null, 'the server''s', null),
      ('app.record_kinds', null, 'comes with the version', null)
  )
  select l.name, l.mine, l.left_out, coalesce(l.withheld, '{}')::text[] from listed l
  union all
  select c.oid::regclass::text, 't.company_id = $1', null, '{}'
  from pg_catalog.pg_class c
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where c.relnamespace in ('public'::regnamespace, 'app'::regnamespace)
    and c.relkind in ('r', 'p') and not c.relispartition
    and c.oid::regclass::text not in (select l.name from listed l)
$$;

comment on function app.company_data() is
  'Every table with rows of companies: which of them are one''s, and what an export of the company leaves out.';
