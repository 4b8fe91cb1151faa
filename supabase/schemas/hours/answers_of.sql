create or replace function app.answers_of(company uuid, person uuid, from_date date, to_date date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(d.said || jsonb_build_object('workday', d.workday) order by d.workday), '[]')
    from (
      select latest.workday, jsonb_object_agg(latest.question, latest.answer) as said
      from (
        select distinct on (a.workday, q.key) a.workday, q.key as question, q.value as answer
        from public.break_answers a cross join jsonb_each(a.answers) q
        where a.company_id = company and a.person_id = any (app.ledger_people(company, person))
          and a.workday between from_date and to_date
        order by a.workday, q.key, a.answered_at desc, a.id
      ) latest
      group by latest.workday
    ) d
  );
end
$$;

comment on function app.answers_of(uuid, uuid, date, date) is
  'What a person last said of the breaks of each workday.';
