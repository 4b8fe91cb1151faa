create or replace function app.why_not_change_request(request public.shift_requests, wanted text, version integer)
returns text
language sql immutable set search_path = ''
as $$
  select case
    when request.state = 'void' then 'request_void'
    when request.state <> wanted then 'already_decided'
    when request.version is distinct from why_not_change_request.version then 'changed_meanwhile'
  end
$$;

comment on function app.why_not_change_request(public.shift_requests, text, integer) is
  'The reason why a request in another state, or in another version than the caller has seen, stays as it is.';
