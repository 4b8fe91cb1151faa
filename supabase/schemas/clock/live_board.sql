create or replace function public.live_board(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  my_role constant text := app.my_role();
  snapshot constant pg_snapshot := pg_current_snapshot();
  cursor_xid xid8;
begin
  if my_role is null or my_role not in ('admin', 'supervisor') then
    return jsonb_build_object(
      'server_time', app.instant(now()), 'next', null, 'people', '[]'::jsonb, 'reason', 'not_allowed'
    );
  end if;

  -- A cursor from before a restore is beyond the snapshot, so everything is returned.
  if since ~ '^\d{1,18}$' and since::xid8 <= pg_snapshot_xmax(snapshot) then
    cursor_xid := since::xid8;
  end if;
  if exists (
    select from public.clock_states s where s.company_id = company and s.moved_by >= cursor_xid
  ) then
    cursor_xid := null;
  end if;
  return jsonb_build_object(
    'server_time', app.instant(now()),
    'next', pg_snapshot_xmin(snapshot)::text,
    'full', cursor_xid is null,
    'people', app.clock_lines(company, case when my_role = 'supervisor' then app.my_crew_people() end, cursor_xid)
  );
end
$$;

comment on function public.live_board(text) is
  'Who is on the clock, where and since when: for an admin the company, for a supervisor their crews. With the next '
  'of an earlier answer only whom something happened to since, or everyone (full) where someone may be seen no '
  'longer. next is the oldest transaction still under way, so that one which commits late is not missed; a person '
  'may be answered twice.';

grant execute on function public.live_board(text) to authenticated;
