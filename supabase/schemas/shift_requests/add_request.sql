create or replace function app.add_request(
  company uuid, request_id uuid, kind text, state text, shift public.published_shifts, request jsonb,
  reasons jsonb default '[]', other public.published_shifts default null
) returns public.shift_requests
language plpgsql security definer set search_path = ''
as $$
declare
  added public.shift_requests;
begin
  insert into public.shift_requests (
    company_id, id, kind, state, shift_id, sequence, person_id, other_person_id, other_shift_id, other_sequence,
    reasons, request_hash, decided_at
  )
  values (
    company, request_id, add_request.kind, add_request.state, shift.id, shift.sequence, app.my_person_id(),
    case when add_request.kind = 'claim' then shift.person_id else other.person_id end, other.id, other.sequence,
    add_request.reasons, sha256(convert_to(request::text, 'UTF8')),
    case when add_request.state = 'applied' then now() end
  )
  returning * into added;
  perform app.tell_request(added);
  return added;
end
$$;

comment on function app.add_request(
  uuid, uuid, text, text, public.published_shifts, jsonb, jsonb, public.published_shifts
) is
  'Stores what the caller asks about a shift, and tells whom it concerns.';
