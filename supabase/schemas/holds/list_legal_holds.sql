create or replace function public.list_legal_holds() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  today constant date := app.company_today(company);
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'today', today,
    'holds', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', h.id, 'kind', h.kind, 'about', coalesce(
            app.person_name(company, h.person_id),
            (select p.name from public.projects p where p.company_id = company and p.id = h.project_id)
          ),
          'reason', h.reason, 'until', h.until, 'set_at', app.instant(h.set_at),
          'set_by', app.person_name(company, h.set_by), 'ended_at', app.instant(h.ended_at),
          'ended_by', app.person_name(company, h.ended_by), 'end_reason', h.end_reason,
          'is_in_force', h.ended_at is null and (h.until is null or h.until >= today)
        ) order by h.set_at desc, h.id
      ), '[]')
      from (
        select * from public.legal_holds h where h.company_id = company order by h.set_at desc, h.id limit 500
      ) h
    )
  );
end
$$;

comment on function public.list_legal_holds() is
  'The company''s legal holds for its admins, the newest 500, with those that have ended. Verdict ok or refused '
  '(not_allowed).';

grant execute on function public.list_legal_holds() to authenticated;
