create or replace function app.may_listen(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  id_pattern constant text := '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
  parts text[];
  decides text;
  answer boolean;
begin
  parts := regexp_match(topic, '^record:([a-z_]{2,40}):' || id_pattern || ':comments$');
  if parts is not null then
    return app.may_with_record('read', parts[1], parts[2]::uuid);
  end if;
  parts := regexp_match(topic, '^([a-z]+):' || id_pattern || ':([a-z_]+)$');
  select k.may_listen into decides from app.topic_kinds k where k.subject = parts[1] and k.news = parts[3];
  if decides is null then
    return false;
  end if;
  execute format('select %s($1)', decides) into answer using parts[2]::uuid;
  return coalesce(answer, false);
end
$$;

comment on function app.may_listen(text) is
  'Whether the caller may listen to a topic, as its kind in app.topic_kinds decides; record:<kind>:<id>:comments is '
  'for who may read the record.';

grant execute on function app.may_listen(text) to authenticated;
