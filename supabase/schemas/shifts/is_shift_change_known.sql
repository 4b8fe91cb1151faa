create or replace function app.is_shift_change_known(company uuid, change_id uuid, request jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  known bytea;
begin
  select c.request_hash into known from public.shift_changes c where c.company_id = company and c.id = change_id;
  if known <> sha256(convert_to(request::text, 'UTF8')) then
    raise exception 'the change id belongs to another change' using errcode = '22023';
  end if;
  return known is not null;
end
$$;

comment on function app.is_shift_change_known(uuid, uuid, jsonb) is
  'True when this change was made before. Raises 22023 for an id that came with another change.';
