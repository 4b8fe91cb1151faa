create or replace function app.settled_punches(
  company uuid, person uuid, start app.ledger_position
) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
declare
  people constant uuid[] := app.ledger_people(company, person);
  counting constant app.folding[] := app.in_fold_order(array(
    select
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), p.source <> 'crew',
        coalesce(d.accepted, false) or p.source = 'correction',
        p.zone, p.note, p.flags, p.device_id, p.device_seq
      )::app.folding
    from public.punches p
    left join lateral (
      select
        bool_or(i.state = 'rejected') as rejected,
        bool_or(i.state = 'accepted') as accepted,
        bool_or(i.state = 'open' and i.kind <> 'overlap' and app.holds_punch(i.kind)) as held
      from public.decision_items i
      where i.company_id = p.company_id and i.punch_id = p.id
    ) d on true
    where p.company_id = company and p.person_id = any (people)
      and p.occurred_at >= coalesce(start.at, '-infinity')
      and d.rejected is not true and d.held is not true
      and not exists (
        select from public.punch_withdrawals w where w.company_id = p.company_id and w.punch_id = p.id
      )
  ));
  first integer := 1;
begin
  if start.id is null then
    return counting;
  end if;
  while (counting[first]).at = start.at and (counting[first]).id <> start.id loop
    first := first + 1;
  end loop;
  return counting[first:];
end
$$;

comment on function app.settled_punches(uuid, uuid, app.ledger_position) is
  'The punches that count, from a position on, in order.';
