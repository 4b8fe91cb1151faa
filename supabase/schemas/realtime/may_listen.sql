create or replace function app.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  subject constant text := split_part(topic, ':', 1);
  subject_id constant text := split_part(topic, ':', 2);
begin
  if topic ~ '^company:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(safety|jsas)$' then
    return coalesce(subject_id::uuid = app.my_company_id(), false);
  end if;
  if topic ~ '^record:[a-z_]{2,40}:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:comments$' then
    return app.may_with_record('read', subject_id, split_part(topic, ':', 3)::uuid);
  end if;
  if topic !~ '^(company|crew|person):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:(clock|time|schedule)$' then
    return false;
  end if;
  return coalesce(
    case subject
      when 'company' then app.my_role() = 'admin' and subject_id::uuid = app.my_company_id()
      when 'crew' then subject_id::uuid = any (app.my_led_crews()) or (
        app.my_role() = 'admin'
        and exists (select from public.crews c where c.company_id = app.my_company_id() and c.id = subject_id::uuid)
      )
      when 'person' then subject_id::uuid = app.my_person_id() and app.my_company_id() is not null
    end,
    false
  );
end
$$;

comment on function app.may_listen(text) is
  'company:<id>:clock for its admins, crew:<id>:clock for its leads and admins, person:<id>:clock for the person, '
  'the same with time and schedule, company:<id>:safety and company:<id>:jsas for its members, '
  'record:<kind>:<id>:comments for who may read the record.';

grant execute on function app.may_listen(text) to authenticated;
