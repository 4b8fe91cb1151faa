create or replace function app.touch_people() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  company uuid;
begin
  for company in select distinct t.company_id from touched t loop
    perform app.touch_clocks(
      company,
      array(select t.person_id from touched t where t.company_id = company),
      tg_op <> 'INSERT' or exists (
        select from touched t where t.company_id = company and (to_jsonb(t) ->> 'is_lead')::boolean
      )
    );
  end loop;
  return null;
end
$$;

comment on function app.touch_people() is
  'Brings those whose place in a company or a crew a statement changed, in rows that the trigger names touched, to '
  'the boards that show them or showed them.';
