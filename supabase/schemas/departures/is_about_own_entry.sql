-- Such a clock-out states no time, so it prevents undoing a merge only if it ended an entry that goes back with the
-- merge. docs/decisions/0019-two-records-of-one-person.md
create or replace function app.is_about_own_entry(presumed public.punches) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return presumed.flags && '{missing_out,auto_out}' and presumed.person_id = (
    select started.person_id
    from public.time_entries e
    join public.punches started on started.company_id = e.company_id and started.id = e.id
    where e.company_id = presumed.company_id and e.person_id = presumed.person_id
      and e.state in ('open', 'closed') and e.started_at <= presumed.occurred_at
    order by e.started_at desc limit 1
  );
end
$$;

comment on function app.is_about_own_entry(public.punches) is
  'True when a punch is a presumed clock-out of work that began under the same record, so that it stays with it when '
  'a merge is undone.';
