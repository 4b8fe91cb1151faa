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
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', c.id, 'person_id', c.person_id, 'name', trim(p.first_name || ' ' || p.last_name), 'kind', c.kind,
        'entry_id', c.entry_id, 'before', c.before, 'after', c.after, 'reason', c.reason, 'state', c.state,
        'is_locked', c.is_locked, 'asked_by', c.asked_by, 'asker', trim(a.first_name || ' ' || a.last_name),
        'asked_at', app.instant(c.asked_at), 'disputed_at', app.instant(c.disputed_at), 'dispute', c.dispute,
        'may_decide', c.state = 'asked' and app.may_correct(c)
      ) order by c.asked_at, c.id
    ), '[]')
    from (
      select * from public.time_corrections t
      where t.company_id = company and t.person_id = any (people)
        and (t.state = 'asked' or (t.disputed_at is not null and t.disputed_at > now() - interval '30 days'))
      order by t.asked_at limit 500
    ) c
    join public.profiles p on p.company_id = company and p.person_id = c.person_id
    join public.profiles a on a.company_id = company and a.person_id = c.asked_by
  ));
end
$$;

comment on function public.list_corrections() is
  'Corrections that wait for a decision, and those disputed lately: one''s own and of people whom the caller '
  'oversees. Verdict ok or refused (not_allowed).';

grant execute on function public.list_corrections() to authenticated;
