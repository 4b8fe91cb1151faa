create or replace function app.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% of % is not possible: its rows are kept as they were written', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

comment on function app.refuse_change() is
  'Keeps a table append-only, whoever asks. Error 42501.';
