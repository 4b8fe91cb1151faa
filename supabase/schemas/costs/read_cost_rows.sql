create or replace function public.read_cost_rows(
  project_id uuid, cost_code_id uuid, cost_type text, figure text, after integer default 0
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  refusal constant text := app.budget_refusal(company, read_cost_rows.project_id);
  page_size constant integer := 100;
  answer jsonb;
  people uuid[];
begin
  if refusal is not null then
    return app.refused(refusal);
  end if;
  if coalesce(cost_type not in ('L', 'M', 'E', 'S', 'O'), true) then
    return app.refused_with_detail('invalid_input', 'cost_type');
  end if;
  if coalesce(figure not in (
    'original', 'moved', 'changed', 'revised', 'committed', 'submitted', 'approved', 'pending', 'actual'
  ), true) then
    return app.refused_with_detail('invalid_input', 'figure');
  end if;
  if coalesce(after not between 0 and 1000000, true) then
    return app.refused_with_detail('invalid_input', 'after');
  end if;
  with rows as materialized (
    select * from app.cost_rows(
      company, read_cost_rows.project_id, read_cost_rows.cost_code_id, read_cost_rows.cost_type,
      read_cost_rows.figure
    )
  ), page as (
    select * from rows r order by r.date desc nulls first, r.kind, r.label, r.person_id, r.id
    offset after limit page_size
  )
  select jsonb_build_object(
    'verdict', 'ok', 'total', coalesce((select sum(r.amount) from rows r), 0), 'matching', (select count(*) from rows),
    'rows', coalesce(
      jsonb_agg(to_jsonb(p) order by p.date desc nulls first, p.kind, p.label, p.person_id, p.id), '[]'
    ),
    'next', case when (select count(*) from rows) > after + page_size then after + page_size end
  ), array_agg(distinct p.person_id) filter (where p.person_id is not null)
  into answer, people
  from page p;
  -- The cost of one person's work reveals their pay, so the access is logged.
  insert into public.pay_rate_reads (company_id, reader_person_id, person_id)
  select company, app.my_person_id(), person from unnest(people) person;
  return answer;
end
$$;

comment on function public.read_cost_rows(uuid, uuid, text, text, integer) is
  'What a figure of a budget''s line is made of, for an admin, a hundred rows at a time; a look at what someone''s '
  'work cost is logged as one at their rate. Verdict ok with the total of all rows, or refused (not_allowed, '
  'not_found, invalid_input with the field).';

grant execute on function public.read_cost_rows(uuid, uuid, text, text, integer) to authenticated;
