create or replace function public.my_break_questions() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  today date;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  today := app.person_today(company, person);
  return jsonb_build_object('verdict', 'ok', 'days', (
    select coalesce(jsonb_agg(
      jsonb_build_object('workday', d.workday, 'questions', d.questions) order by d.workday desc
    ), '[]')
    from (
      select b ->> 'workday' as workday, app.break_questions(b) as questions
      from public.day_results r cross join jsonb_array_elements(r.breaks) b
      where r.company_id = company and r.person_id = person and r.date between today - 14 and today
        and not r.is_open and not app.is_locked_day(company, person, (b ->> 'workday')::date)
    ) d
    where d.questions <> '[]'
  ));
end
$$;

comment on function public.my_break_questions() is
  'The breaks of the caller''s last two weeks that were due and are neither recorded nor answered, by workday, for '
  'answer_breaks. Verdict ok or refused (not_allowed).';

grant execute on function public.my_break_questions() to authenticated;
