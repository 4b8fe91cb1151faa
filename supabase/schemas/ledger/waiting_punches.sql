create or replace function app.waiting_punches(company uuid, person uuid) returns app.folding[]
language plpgsql stable set search_path = ''
as $$
begin
  return app.in_fold_order(array(
    select
      row(
        p.id, p.kind, p.break_kind, p.occurred_at, p.project_id, p.cost_code_id,
        coalesce(p.actor_person_id, p.person_id), true, true,
        p.zone, p.note, p.flags, p.device_id, p.device_seq
      )::app.folding
    from public.punches p
    where p.company_id = company
      -- An array, so that the few punches are looked up by their ids regardless of the planner's statistics.
      and p.id = any (array(
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person
          and i.state = 'open' and app.holds_punch(i.kind)
      ))
  ));
end
$$;

comment on function app.waiting_punches(uuid, uuid) is
  'The punches that wait for a decision, in order: a stream of their own that contradicts no one.';
