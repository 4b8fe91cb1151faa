create or replace function app.wrong_profile_field(changes jsonb) returns text
language sql immutable set search_path = ''
as $$
  select f.field from jsonb_each(changes) f (field, value)
  where not case f.field
    when 'first_name' then
      jsonb_typeof(f.value) = 'string' and length(trim(f.value #>> '{}')) between 1 and 100
    when 'last_name' then
      jsonb_typeof(f.value) = 'string' and length(trim(f.value #>> '{}')) between 1 and 100
    when 'phone' then
      jsonb_typeof(f.value) in ('string', 'null') and coalesce(length(f.value #>> '{}') <= 50, true)
    when 'language' then app.is_language(f.value #>> '{}')
    when 'theme' then f.value in ('"company"', '"light"', '"dark"')
    when 'photo_url' then jsonb_typeof(f.value) in ('string', 'null')
    when 'emergency_contact' then
      jsonb_typeof(f.value) = 'null' or jsonb_typeof(f.value) = 'object'
        and coalesce(length(trim(f.value ->> 'name')) between 1 and 200, false)
        and coalesce(length(trim(f.value ->> 'phone')) between 3 and 50, false)
        and coalesce(length(f.value ->> 'relationship') <= 100, true)
    when 'quiet_hours' then app.is_quiet_choice(f.value)
    when 'notifications_off' then case when jsonb_typeof(f.value) = 'array' then app.is_topic_list(
        array(select t from jsonb_array_elements_text(f.value) t)
      ) else false end
    else false
  end
  limit 1
$$;

comment on function app.wrong_profile_field(jsonb) is
  'A field that people cannot set of themselves, or not to this; null when there is none.';
