create or replace function app.why_not_change_request(request public.shift_requests, wanted text[], version integer)
returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when request.state = 'void' then case when exists (
      select from public.published_shifts p
      where p.company_id = request.company_id and p.id in (request.shift_id, request.other_shift_id)
        and p.starts_at <= now()
    ) then 'shift_begun' else 'changed_meanwhile' end
    when request.state <> all (wanted) then 'already_decided'
    when request.version is distinct from why_not_change_request.version then 'changed_meanwhile'
  end
$$;

comment on function app.why_not_change_request(public.shift_requests, text[], integer) is
  'The reason why a request in another state, or in another version than the caller has seen, stays as it is. A shift '
  'of one that is void has begun or changed.';
