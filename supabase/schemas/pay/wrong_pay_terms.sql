create or replace function app.wrong_pay_terms(facts jsonb) returns text
language sql stable set search_path = ''
as $$
  select app.first_wrong(facts, jsonb_build_object(
    'kind', app.is_choice(facts -> 'kind', 'hourly', 'salaried_nonexempt', 'exempt', 'contractor'),
    'classification', coalesce(app.is_text_or_null(facts -> 'classification', 100), false),
    'overtime', app.is_terms_overtime(facts -> 'overtime'),
    'breaks', app.is_terms_breaks(facts -> 'breaks'),
    'time_zone', facts -> 'time_zone' is not distinct from 'null'::jsonb
      or app.is_given_time_zone(facts -> 'time_zone'),
    'salary', case
      when facts ->> 'kind' in ('salaried_nonexempt', 'exempt') then app.is_salary(facts -> 'salary')
      else facts -> 'salary' is not distinct from 'null'::jsonb
    end
  ))
$$;

comment on function app.wrong_pay_terms(jsonb) is
  'The first field of pay terms that is missing, unknown or not allowed; null when all are right. Salaried and '
  'exempt people have a salary, the others none.';
