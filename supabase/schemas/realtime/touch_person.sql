create or replace function app.touch_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' and new.company_id is not null then
    perform app.touch_clocks(new.company_id, array[new.person_id]);
  elsif tg_op = 'DELETE' then
    perform app.touch_clocks(old.company_id, array[old.person_id]);
  end if;
  return null;
end
$$;

comment on function app.touch_person() is
  'Brings a person''s new name, crew or role to the boards that show them.';
