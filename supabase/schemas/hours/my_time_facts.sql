create or replace function public.my_time_facts(from_date public.day, to_date public.day) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if coalesce(to_date - from_date not between 0 and 62 or from_date < '2000-01-01', true) then
    return app.refused('invalid_input');
  end if;
  return jsonb_build_object(
    'verdict', 'ok', 'facts', app.time_facts(company, app.my_person_id(), from_date, to_date, false)
  );
end
$$;

comment on function public.my_time_facts(public.day, public.day) is
  'What the caller''s device needs to calculate their own hours of some weeks, at most 63 days: zones, rules, terms, '
  'entries and answers, no money. Verdict ok or refused (not_allowed, invalid_input).';

grant execute on function public.my_time_facts(public.day, public.day) to authenticated;
