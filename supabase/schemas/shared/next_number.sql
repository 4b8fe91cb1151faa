create or replace function app.next_number(company uuid, series text, scope uuid default null) returns integer
language sql volatile set search_path = ''
as $$
  insert into app.number_series as s (company_id, series, scope_id, last_number)
  values (company, next_number.series, coalesce(scope, company), 1)
  on conflict (company_id, series, scope_id) do update set last_number = s.last_number + 1
  returning last_number
$$;

comment on function app.next_number(uuid, text, uuid) is
  'The next number of a kind of record in a company, or within a part of it such as a project. Holds back other '
  'callers until the transaction ends, so no number is given twice.';
