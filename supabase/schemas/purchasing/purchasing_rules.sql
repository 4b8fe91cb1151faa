create or replace function app.purchasing_rules(company uuid) returns public.purchasing_settings
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select s from public.purchasing_settings s where s.company_id = company),
    row(company, true, 0, 500000, 0, 'warn', 'warn', 0, now(), true)::public.purchasing_settings
  )
$$;

comment on function app.purchasing_rules(uuid) is 'How a company buys; version 0 where it has saved nothing yet.';
