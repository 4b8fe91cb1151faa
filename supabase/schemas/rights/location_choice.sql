create or replace function app.location_choice(company uuid, person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select case
        when c.choice = 'withdrawn' then 'withdrawn'
        when c.version = (select max(n.version) from public.location_notices n where n.company_id = company)
          then 'acknowledged'
      end
      from public.location_choices c
      where c.company_id = company and c.person_id = person
      order by c.chosen_at desc, c.id limit 1
    ),
    'none'
  );
end
$$;

comment on function app.location_choice(uuid, uuid) is
  'acknowledged, withdrawn, or none where a person has not answered the notice that applies.';
