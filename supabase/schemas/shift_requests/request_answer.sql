create or replace function app.request_answer(request public.shift_requests, verdict text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'verdict', verdict, 'request_id', request.id, 'state', request.state, 'reasons', app.reasons_for_me(request)
  )
$$;

comment on function app.request_answer(public.shift_requests, text) is
  'What the functions about claims, swaps and give-aways answer.';
