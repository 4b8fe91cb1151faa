create or replace function app.companies_with_trouble()
  returns table (company_id uuid, failed_mails integer, failed_jobs integer)
language sql stable security definer set search_path = ''
as $$
  select t.company_id, sum(t.mails)::integer, sum(t.jobs)::integer
  from (
    select n.company_id, 1 as mails, 0 as jobs from app.notifications n
    where n.channel = 'email' and n.state = 'failed' and n.company_id is not null
      and n.settled_at > now() - interval '7 days'
    union all
    select (j.payload ->> 'company_id')::uuid, 0, 1 from app.jobs j
    where j.state = 'dead' and app.is_uuid(j.payload -> 'company_id')
  ) t
  group by t.company_id
$$;

comment on function app.companies_with_trouble() is
  'Companies with emails that failed within seven days or jobs that failed for good, and how many of each.';
