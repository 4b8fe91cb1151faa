create or replace function app.write_ticket_parts(company uuid, ticket_id uuid, ticket jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  with given as (
    select 'labor' as kind, l.place, l.value ->> 'name' as what, l.value ->> 'classification' as classification,
      (l.value ->> 'minutes')::integer as minutes, null::integer as quantity, null as unit
    from jsonb_array_elements(ticket -> 'labor') with ordinality as l (value, place)
    union all
    select k.kind, l.place, l.value ->> 'what', null, null, (l.value ->> 'quantity')::integer, l.value ->> 'unit'
    from (values ('material', ticket -> 'materials'), ('equipment', ticket -> 'equipment')) k (kind, lines)
    cross join jsonb_array_elements(k.lines) with ordinality as l (value, place)
  ), gone as (
    delete from public.work_ticket_lines l
    where l.company_id = company and l.ticket_id = write_ticket_parts.ticket_id
      and not exists (select from given g where g.kind = l.kind and g.place = l.position)
  )
  insert into public.work_ticket_lines as l (
    company_id, ticket_id, kind, position, what, classification, minutes, quantity, unit
  )
  select company, write_ticket_parts.ticket_id, g.kind, g.place, g.what, g.classification, g.minutes, g.quantity,
    g.unit
  from given g
  on conflict on constraint work_ticket_lines_pkey do update set
    what = excluded.what, classification = excluded.classification, minutes = excluded.minutes,
    quantity = excluded.quantity, unit = excluded.unit
  where (l.what, l.classification, l.minutes, l.quantity, l.unit) is distinct from
    (excluded.what, excluded.classification, excluded.minutes, excluded.quantity, excluded.unit);

  perform app.set_record_files(company, 'ticket', ticket_id, ticket -> 'files');
end
$$;

comment on function app.write_ticket_parts(uuid, uuid, jsonb) is
  'Makes the lines and photos of a ticket those of a list that was found right.';
