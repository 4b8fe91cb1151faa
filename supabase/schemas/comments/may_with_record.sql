create or replace function app.may_with_record(verb text, record_kind text, record_id uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  registered app.record_kinds;
  answer boolean;
begin
  if app.my_role() is null then
    return false;
  end if;
  select * into registered from app.record_kinds k where k.kind = may_with_record.record_kind;
  if registered.kind is null then
    return false;
  end if;
  execute format('select %s($1)', case verb
    when 'read' then registered.may_read
    when 'comment' then registered.may_comment
    when 'attach' then registered.may_attach
  end) into answer using record_id;
  return coalesce(answer, false);
end
$$;

comment on function app.may_with_record(text, text, uuid) is
  'Whether the caller may read, comment on or attach to a record, as its kind decides. False for a kind that is not '
  'registered.';
