create or replace function public.list_company_exports() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'exports', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', e.id, 'state', e.state, 'reason', e.reason, 'asked_at', app.instant(e.asked_at),
          'asked_by', app.person_name(company, e.asked_by), 'ended_at', app.instant(e.ended_at),
          'bytes', e.file_bytes, 'sha256', e.file_sha256, 'rows', e.rows, 'files', e.files,
          'kept_until', case when e.state = 'done' then app.instant(e.ended_at + interval '7 days') end
        ) order by e.asked_at desc, e.id
      ), '[]')
      from (
        select * from public.company_exports e where e.company_id = company order by e.asked_at desc, e.id limit 20
      ) e
    )
  );
end
$$;

comment on function public.list_company_exports() is
  'The newest 20 exports of the company for its admins. Verdict ok or refused (not_allowed).';

grant execute on function public.list_company_exports() to authenticated;
