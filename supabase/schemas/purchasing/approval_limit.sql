create or replace function app.approval_limit(company uuid, person uuid) returns bigint
language sql stable security definer set search_path = ''
as $$
  select case app.role_at(company, person, now())
    when 'admin' then coalesce(l.limit_cents, 9007199254740991)
    when 'supervisor' then coalesce(l.limit_cents, (app.purchasing_rules(company)).supervisor_limit_cents)
  end
  from (select 1) one
  left join public.approval_limits l on l.company_id = company and l.person_id = person
$$;

comment on function app.approval_limit(uuid, uuid) is
  'Up to and including what a person approves in their own right, in cents; null for whoever is neither admin nor '
  'supervisor now.';
