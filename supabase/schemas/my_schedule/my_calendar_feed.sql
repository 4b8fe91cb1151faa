create or replace function public.my_calendar_feed() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'created_at', app.instant(max(f.created_at)), 'last_read_at', app.instant(max(f.last_read_at))
  )
  from app.calendar_feeds f where f.user_id = (select auth.uid())
$$;

comment on function public.my_calendar_feed() is
  'Since when calendar programs read the caller''s shifts, and when one last did, to the hour; nulls where none does. '
  'As calendarFeedSchema of packages/contract.';

grant execute on function public.my_calendar_feed() to authenticated;
