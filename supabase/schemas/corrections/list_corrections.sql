create or replace function public.list_corrections() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  people uuid[];
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  people := app.people_i_manage(company) || app.my_person_id();
  return jsonb_build_object('verdict', 'ok', 'rows', (
    select coalesce(jsonb_agg(app.correction_json(c) order by c.asked_at, c.id), '[]')
    from (
      select * from public.time_corrections t
      where t.company_id = company and t.person_id = any (people)
        and (t.state = 'asked' or (t.disputed_at is not null and t.disputed_at > now() - interval '30 days'))
      order by t.asked_at limit 500
    ) c
  ));
end
$$;

comment on function public.list_corrections() is
  'Corrections that wait for a decision, and those disputed lately: one''s own and of people whom the caller '
  'oversees. Verdict ok or refused (not_allowed).';

grant execute on function public.list_corrections() to authenticated;
