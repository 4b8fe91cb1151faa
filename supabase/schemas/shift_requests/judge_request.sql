create or replace function app.judge_request(request public.shift_requests) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  shift public.published_shifts;
  other public.published_shifts;
begin
  select * into shift from public.published_shifts p
  where p.company_id = request.company_id and p.id = request.shift_id;
  if request.kind = 'claim' then
    return app.judge_planned(request.company_id, app.claimed_content(shift, request.person_id), true);
  end if;
  select * into other from public.published_shifts p
  where p.company_id = request.company_id and p.id = request.other_shift_id;
  return app.judge_swap(shift, other);
end
$$;

comment on function app.judge_request(public.shift_requests) is
  'The judgement of a claim or swap as things are now.';
