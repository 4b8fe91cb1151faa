create or replace function app.equipment_to_change(equipment_id uuid) returns public.equipment
language plpgsql set search_path = ''
as $$
declare
  held public.equipment;
begin
  perform pg_advisory_xact_lock(hashtextextended('equipment:' || equipment_id::text, 0));
  select * into held from public.equipment e
  where e.company_id = app.my_company_id() and e.id = equipment_id for update;
  return held;
end
$$;

comment on function app.equipment_to_change(uuid) is
  'A piece of equipment of the caller''s company, its row held until the transaction ends; null for any other id, '
  'which is held too.';
