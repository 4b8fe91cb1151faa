create or replace function app.queue_person_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform app.queue_hours(old.company_id, old.person_id, old.valid_from - 1, date '9999-12-31');
  end if;
  if tg_op <> 'DELETE' then
    perform app.queue_hours(new.company_id, new.person_id, new.valid_from - 1, date '9999-12-31');
  end if;
  return null;
end
$$;

comment on function app.queue_person_hours() is
  'Has a person''s weeks calculated again from the date of a rate or of terms that changed.';
