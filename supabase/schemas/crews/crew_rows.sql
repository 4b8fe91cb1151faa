create or replace function app.crew_rows(company uuid, crew uuid, person uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('is_lead', c.is_lead, 'valid_from', c.valid_from, 'valid_to', c.valid_to)
        order by c.valid_from
    ), '[]')
    from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = person
  );
end
$$;

comment on function app.crew_rows(uuid, uuid, uuid) is
  'A person''s places in a crew that are not over, for the audit of a change.';
