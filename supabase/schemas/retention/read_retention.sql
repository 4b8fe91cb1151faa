create or replace function public.read_retention() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  next_at constant timestamptz := app.next_retention_at(now());
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'next_at', app.instant(next_at),
    'erased_names', (select s.erased_names from public.company_settings s where s.company_id = company),
    'chosen', (select c.settings -> 'retention' from public.companies c where c.id = company),
    'kinds', (
      select jsonb_agg(jsonb_build_object(
        'kind', d.kind, 'before', app.instant(d.before_at), 'removes', d.removes, 'held', d.held
      ) order by d.place)
      from app.due_for_removal(company, next_at) with ordinality d (kind, before_at, removes, held, place)
    ),
    'runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', r.day, 'started_at', app.instant(r.started_at), 'ended_at', app.instant(r.ended_at),
        'removed', r.removed, 'held', r.held
      ) order by r.day desc), '[]')
      from (
        select * from public.retention_runs r where r.company_id = company order by r.day desc limit 30
      ) r
    )
  );
end
$$;

comment on function public.read_retention() is
  'For admins: what the next nightly run would remove of the company''s records, by kind, and what the last 30 runs '
  'removed. Verdict ok or refused (not_allowed).';

grant execute on function public.read_retention() to authenticated;
