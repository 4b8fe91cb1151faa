create or replace function app.spread_over_series(company uuid, changes jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    c.value || jsonb_build_object('is_exception', false) order by c.place, c.starts_local
  ), '[]')
  from (
    select change.place, o.starts_local, case change.value ->> 'op'
      when 'delete' then jsonb_build_object('op', 'delete', 'id', o.id)
      else jsonb_build_object('op', 'save', 'shift', change.value -> 'shift' || jsonb_build_object(
        'id', o.id,
        'starts_local', to_char(
          o.starts_local + ((change.value #>> '{shift,starts_local}')::timestamp - named.starts_local),
          'YYYY-MM-DD"T"HH24:MI'
        ),
        'ends_local', to_char(
          o.ends_local + ((change.value #>> '{shift,ends_local}')::timestamp - named.ends_local),
          'YYYY-MM-DD"T"HH24:MI'
        )
      )) end as value
    from jsonb_array_elements(changes) with ordinality as change (value, place)
    join public.shifts named on named.company_id = company
      and named.id::text = coalesce(change.value #>> '{shift,id}', change.value ->> 'id')
    join public.shifts o on o.company_id = company and o.series_id = named.series_id and o.id <> named.id
      and not o.is_exception and o.removed_at is null and o.starts_at > now()
    where change.value ->> 'scope' = 'all'
      or (change.value ->> 'scope' = 'later' and o.starts_local > named.starts_local)
  ) c
$$;

comment on function app.spread_over_series(uuid, jsonb) is
  'What changes with scope later or all do to the other shifts of the series that have not begun and were not '
  'edited on their own: the same content, moved by as much.';
