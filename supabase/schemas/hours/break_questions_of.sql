create or replace function app.break_questions_of(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := app.person_today(company, person);
begin
  return (
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
  );
end
$$;

comment on function app.break_questions_of(uuid, uuid) is
  'The breaks of a person''s last two weeks that were due and are neither recorded nor answered, by workday.';
