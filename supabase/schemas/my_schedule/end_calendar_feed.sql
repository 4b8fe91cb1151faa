create or replace function public.end_calendar_feed() returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.calendar_feeds f where f.user_id = (select auth.uid());
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.end_calendar_feed() is
  'Ends the address by which calendar programs read the caller''s shifts; again is the same. Verdict applied.';

grant execute on function public.end_calendar_feed() to authenticated;
