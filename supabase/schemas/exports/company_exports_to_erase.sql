create or replace function app.company_exports_to_erase() returns table (id uuid, version text)
language plpgsql security definer set search_path = ''
as $$
begin
  -- Its job ended without a result, for example because the server was killed at each attempt, so another export can
  -- be requested.
  update public.company_exports e set state = 'failed', reason = 'failed', ended_at = now()
  where e.state = 'waiting' and not exists (
    select from app.jobs j
    where j.kind = 'write_company_export' and j.payload ->> 'export_id' = e.id::text
      and j.state in ('waiting', 'running')
  );
  update public.company_exports e set state = 'removed'
  where e.state = 'done' and e.ended_at < now() - interval '7 days';
  return query
    select o.id, o.version from storage.objects o
    where o.bucket_id = 'company-exports' and not exists (
      select from public.company_exports e
      where e.company_id::text = split_part(o.name, '/', 1) and e.id::text = split_part(o.name, '/', 2)
        and e.state = 'done'
    )
    limit 500;
end
$$;

comment on function app.company_exports_to_erase() is
  'Some of the archives that are older than 7 days, by their ids and the versions of their bytes. Exports that no job '
  'writes any more have failed.';
