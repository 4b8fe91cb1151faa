create or replace function app.reasons_for_me(request public.shift_requests) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sees_all constant boolean := app.may_decide_request(request);
begin
  return (
    select coalesce(jsonb_agg(r.value order by r.place), '[]')
    from jsonb_array_elements(request.reasons) with ordinality r (value, place)
    where sees_all or r.value ->> 'person_id' = app.my_person_id()::text
  );
end
$$;

comment on function app.reasons_for_me(public.shift_requests) is
  'The reasons of a request that are about the caller, or all for who decides it: a colleague does not learn of '
  'someone''s time off or certificates by offering a swap.';
