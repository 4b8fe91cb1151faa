create or replace function app.audit_new_rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  withheld constant text[] := string_to_array(tg_argv[0], ',') || array['version', 'updated_at'];
  rows constant jsonb[] := array(select to_jsonb(a) - withheld from added a);
begin
  perform app.write_audit(tg_table_name, 'insert', tg_argv[1], rows, null, rows);
  return null;
end
$$;

comment on function app.audit_new_rows() is
  'Records all new rows of a statement, which the trigger names added; arguments as of app.audit_row.';
