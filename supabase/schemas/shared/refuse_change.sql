create or replace function app.refuse_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and app.is_deleting_company() then
    return old;
  end if;
  raise exception '% of % is not possible: its rows are kept as they were written', lower(tg_op), tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

comment on function app.refuse_change() is
  'Keeps a table append-only, whoever asks, until its company is deleted (app.is_deleting_company). Error 42501.';
