-- Read for one page of companies only, each figure by an index that begins with the company.
create or replace function app.company_lines(companies uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', c.id, 'name', c.name, 'founded_at', app.instant(c.created_at),
    'state', case when app.is_suspended(c.id) then 'suspended' else 'active' end,
    'people', (
      select count(*) from public.memberships m
      where m.company_id = c.id and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    ),
    'on_the_clock', (
      select count(*) from public.clock_states s where s.company_id = c.id and s.entry_id is not null
    ),
    'last_punch_at', (
      select app.instant(max(latest.occurred_at))
      from public.profiles p
      cross join lateral (
        select u.occurred_at from public.punches u
        where u.company_id = c.id and u.person_id = p.person_id order by u.occurred_at desc limit 1
      ) latest
      where p.company_id = c.id
    ),
    'storage_bytes', (
      select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint
      from storage.objects o where o.path_tokens[1] = c.id::text
    ),
    'failed_mails', coalesce(t.failed_mails, 0), 'failed_jobs', coalesce(t.failed_jobs, 0)
  ) order by asked.place), '[]')
  from unnest(companies) with ordinality as asked (id, place)
  join public.companies c on c.id = asked.id
  left join app.companies_with_trouble() t on t.company_id = c.id
$$;

comment on function app.company_lines(uuid[]) is
  'Companies in this order with their figures as of now: people, on the clock, last punch, storage, failed emails '
  'and jobs.';
