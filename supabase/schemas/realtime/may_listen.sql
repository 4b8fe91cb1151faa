create or replace function app.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  id_pattern constant text := '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
  parts text[];
  id uuid;
begin
  parts := regexp_match(topic, '^record:([a-z_]{2,40}):' || id_pattern || ':comments$');
  if parts is not null then
    return app.may_with_record('read', parts[1], parts[2]::uuid);
  end if;
  parts := regexp_match(topic, '^([a-z]+):' || id_pattern || ':([a-z_]+)$');
  id := parts[2]::uuid;
  return coalesce(case parts[1] || ':' || parts[3]
    when 'company:clock' then app.may_hear_company_as_admin(id)
    when 'company:costs' then app.may_hear_company_as_admin(id)
    when 'company:time' then app.may_hear_company_as_admin(id)
    when 'company:schedule' then app.may_hear_company_as_admin(id)
    when 'company:safety' then app.may_hear_company(id)
    when 'company:jsas' then app.may_hear_company(id)
    when 'company:logs' then app.may_hear_company(id)
    when 'company:equipment' then app.may_hear_company(id)
    when 'company:photos' then app.may_hear_company(id)
    when 'company:checklists' then app.may_hear_company(id)
    when 'company:tickets' then app.may_hear_company_as_lead(id)
    when 'company:orders' then app.may_hear_company(id)
    when 'crew:clock' then app.may_hear_crew(id)
    when 'crew:time' then app.may_hear_crew(id)
    when 'crew:schedule' then app.may_hear_crew(id)
    when 'person:clock' then app.may_hear_person(id)
    when 'person:inbox' then app.may_hear_person(id)
    when 'person:looks' then app.may_hear_person(id)
    when 'person:time' then app.may_hear_person(id)
    when 'person:schedule' then app.may_hear_person(id)
  end, false);
end
$$;

comment on function app.may_listen(text) is
  'True when the caller may listen to a topic. Every kind <subject>:<id>:<news> has a line here; '
  'record:<kind>:<id>:comments is for who may read the record.';

grant execute on function app.may_listen(text) to authenticated;
