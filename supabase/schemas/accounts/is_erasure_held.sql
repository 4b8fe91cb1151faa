create or replace function app.is_erasure_held(company uuid, person uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  hold record;
  item record;
  is_there boolean;
  login uuid;
  records constant uuid[] := app.ledger_people(company, person);
begin
  select * into hold from app.held(company);
  if hold.is_whole or hold.people && records then
    return true;
  end if;
  if hold.projects = '{}' then
    return false;
  end if;
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person;
  for item in
    select d.name, d.mine from app.personal_data() d
    where exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = d.name::regclass and a.attname = 'project_id' and not a.attisdropped
    )
  loop
    execute format(
      'select exists (select from (select t.project_id from %s t where %s) m where m.project_id = any ($4))',
      item.name, item.mine
    ) into is_there using company, records, login, hold.projects;
    if is_there then
      return true;
    end if;
  end loop;
  return exists (
    select from public.comments c
    where c.company_id = company and c.person_id = any (records)
      and app.is_on_project(company, c.record_id, hold.projects)
  ) or exists (
    select from public.attachments a
    where a.company_id = company and a.person_id = any (records)
      and app.is_on_project(company, a.record_id, hold.projects)
  );
end
$$;

comment on function app.is_erasure_held(uuid, uuid) is
  'Whether a legal hold keeps a person''s account: on the company, on them, or on a project that a record of theirs '
  'names.';
