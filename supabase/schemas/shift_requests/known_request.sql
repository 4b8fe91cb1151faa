create or replace function app.known_request(company uuid, request_id uuid, request jsonb)
returns public.shift_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  known public.shift_requests;
begin
  select * into known from public.shift_requests r where r.company_id = company and r.id = request_id;
  if known.id is not null and (
    known.person_id <> app.my_person_id() or known.request_hash <> sha256(convert_to(request::text, 'UTF8'))
  ) then
    raise exception 'the request id belongs to another request' using errcode = '22023';
  end if;
  return known;
end
$$;

comment on function app.known_request(uuid, uuid, jsonb) is
  'The caller''s request if it was made before; no row otherwise. Raises 22023 for an id that came with another '
  'one.';
