create or replace function app.has_attachment(company uuid, files jsonb) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.attachments a
    join jsonb_array_elements(files) f on a.id = (f.value ->> 'id')::uuid
    where a.company_id = company
  )
$$;

comment on function app.has_attachment(uuid, jsonb) is
  'True when one of the files is declared already.';
