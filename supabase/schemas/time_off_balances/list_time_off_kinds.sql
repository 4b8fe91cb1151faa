create or replace function public.list_time_off_kinds() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'may_edit', app.my_role() = 'admin', 'kinds', (
    select coalesce(jsonb_agg(app.time_off_kind_row(k) order by k.archived_at nulls first, k.name, k.id), '[]')
    from public.time_off_kinds k
    where k.company_id = company and (k.archived_at is null or app.my_role() = 'admin')
  ), 'over_cap', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'person', app.person_label(company, s.person_id), 'kind_id', s.kind_id, 'on_date', l.on_date,
      'minutes', l.minutes, 'over_cap_minutes', s.over_cap_minutes
    ) order by l.on_date desc, l.place), '[]')
    from public.time_off_settled s
    join public.time_off_ledger l on l.company_id = company and l.person_id = s.person_id and l.kind_id = s.kind_id
      and l.source = s.source
    where s.company_id = company and s.over_cap_minutes is not null and app.my_role() = 'admin'
  ));
end
$$;

comment on function public.list_time_off_kinds() is
  'Kinds of time off; for admins alone also archived ones, and what balances gained above a cap before caps were '
  'kept. Verdict ok or refused (not_allowed).';

grant execute on function public.list_time_off_kinds() to authenticated;
