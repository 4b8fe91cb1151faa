create or replace function app.seen_shift(shift public.published_shifts, me uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select app.request_shift(shift) || jsonb_build_object(
    'note', shift.note, 'published_at', app.instant(shift.published_at),
    'confirmed_at', app.instant(shift.confirmed_at), 'canceled_at', app.instant(shift.canceled_at),
    'changed', to_jsonb(shift.changed),
    'request_id', (
      select r.id from public.shift_requests r
      where r.company_id = shift.company_id and r.person_id = me and r.state in ('offered', 'waiting')
        and r.shift_id = shift.id
      order by r.asked_at desc limit 1
    )
  )
$$;

comment on function app.seen_shift(public.published_shifts, uuid) is
  'A shift as people see it, as myShiftSchema of packages/contract.';
