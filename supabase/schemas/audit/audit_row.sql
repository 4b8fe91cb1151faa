create or replace function app.audit_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  old_row jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - withheld end;
  new_row jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - withheld end;
  whole constant jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, new_row -> o.key)
    into old_row, new_row
    from jsonb_each(old_row) o
    where new_row -> o.key is distinct from o.value;
    if new_row is null then
      return null;
    end if;
  end if;
  perform app.write_audit(tg_table_name, lower(tg_op), tg_argv[1], array[whole], array[old_row], array[new_row]);
  return null;
end
$$;

comment on function app.audit_row() is
  'Records a change. Arguments: columns never recorded, comma-separated; then, where a row can promise its author '
  'to stay unknown, the boolean column that says so.';
