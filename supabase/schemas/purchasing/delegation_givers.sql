create or replace function app.delegation_givers(company uuid, person uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select d.giver_person_id from public.approval_delegations d
    where d.company_id = company and d.delegate_person_id = person and d.withdrawn_at is null
      and app.company_today(company) between d.starts_on and d.ends_on
    order by d.created_at, d.id
  )
$$;

comment on function app.delegation_givers(uuid, uuid) is 'In whose place a person may approve orders today.';
