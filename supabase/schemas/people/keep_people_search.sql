create or replace function app.keep_people_search() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.company_id is null then
    delete from app.people_search s where s.person_id = new.person_id;
    return null;
  end if;
  insert into app.people_search as s (company_id, person_id, has_login, name, last_name, digits)
  values (
    new.company_id, new.person_id, new.has_login,
    app.fold_text(new.first_name || ' ' || new.last_name),
    app.fold_text(new.last_name || ' ' || new.first_name),
    regexp_replace(coalesce(new.phone, ''), '\D', '', 'g')
  )
  on conflict (person_id) do update set
    company_id = excluded.company_id, has_login = excluded.has_login, name = excluded.name,
    last_name = excluded.last_name, digits = excluded.digits;
  return null;
end
$$;

comment on function app.keep_people_search() is
  'Keeps the row that the search of people goes through equal to the profile.';
