create or replace function app.time_off_kind_row(kind public.time_off_kinds) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(kind) - '{company_id,created_at,updated_at}'::text[]
    || jsonb_build_object('archived_at', app.instant(kind.archived_at))
$$;

comment on function app.time_off_kind_row(public.time_off_kinds) is
  'A kind of time off, as timeOffKindSchema of packages/contract.';
