create or replace function app.audit_changed_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  wholes jsonb[];
  old_rows jsonb[];
  new_rows jsonb[];
begin
  if tg_op = 'DELETE' then
    wholes := array(select to_jsonb(r) - withheld from removed r);
    old_rows := wholes;
  else
    select array_agg(n.whole), array_agg(changed.before), array_agg(changed.after)
    into wholes, old_rows, new_rows
    from (select to_jsonb(r) - withheld as whole from removed r) o
    join (select to_jsonb(a) - withheld as whole from added a) n on n.whole -> 'id' = o.whole -> 'id'
    cross join lateral (
      select jsonb_object_agg(f.key, f.value) as before, jsonb_object_agg(f.key, n.whole -> f.key) as after
      from jsonb_each(o.whole) f
      where n.whole -> f.key is distinct from f.value
    ) changed
    where changed.after is not null;
  end if;
  perform app.write_audit(tg_table_name, lower(tg_op), tg_argv[1], wholes, old_rows, new_rows);
  return null;
end
$$;

comment on function app.audit_changed_rows() is
  'Records what a statement changed or deleted in a table with an id; its trigger names the rows before removed and '
  'those after added. Arguments as of app.audit_row.';
