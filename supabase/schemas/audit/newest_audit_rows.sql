create or replace function app.newest_audit_rows(
  condition text, person uuid, size integer
) returns setof public.audit_events
language plpgsql stable set search_path = ''
as $$
begin
  if person is null then
    return query execute format(
      'select e.* from public.audit_events e where %s order by e.recorded_at desc, e.id desc limit %s', condition, size
    );
  else
    -- One index finds the person's own actions, another the changes to their records.
    return query execute format(
      'select * from (
         (select e.* from public.audit_events e where %1$s and e.actor_person_id = %2$L
          order by e.recorded_at desc, e.id desc limit %3$s)
         union all
         (select e.* from public.audit_events e
          where %1$s and e.person_id = %2$L and e.actor_person_id is distinct from %2$L
          order by e.recorded_at desc, e.id desc limit %3$s)
       ) e order by e.recorded_at desc, e.id desc limit %3$s',
      condition, person, size
    );
  end if;
end
$$;

comment on function app.newest_audit_rows(text, uuid, integer) is
  'The newest rows of the audit under a condition, by and about a person when one is given.';
