create or replace function public.list_holidays() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'may_edit', app.my_role() = 'admin', 'today', app.company_today(company),
    'holidays', (
      select coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'on_date', h.on_date, 'name', h.name)
        order by h.on_date), '[]')
      from public.holidays h where h.company_id = company and h.on_date > app.company_today(company) - 400
    )
  );
end
$$;

comment on function public.list_holidays() is
  'The company''s holidays, without those over 400 days ago. Verdict ok or refused (not_allowed).';

grant execute on function public.list_holidays() to authenticated;
