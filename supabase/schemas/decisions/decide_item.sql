-- Something else at the same instant can supersede a stated time as soon as it is stated. The time is then refused as
-- one that doesn't fit, and nothing is stored.
create or replace function public.decide_item(
  item_id uuid,
  decision text,
  comment text default null,
  ended_at public.instant default null,
  started_at public.instant default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  item public.decision_items;
  changed_at timestamptz;
  cause constant app.cause := row(app.my_person_id(), null, now(), comment)::app.cause;
begin
  item := app.item_to_decide(item_id);
  if item.id is null then
    return app.refused('not_found');
  end if;
  if item.state <> 'open' then
    return app.refused('already_decided') || jsonb_build_object('state', item.state);
  end if;
  if coalesce(decision not in ('accept', 'reject', 'set_time'), true) or length(comment) > 1000 then
    return app.refused('invalid_input');
  end if;
  if decision <> 'accept' and coalesce(trim(comment), '') = '' then
    return app.refused('comment_missing');
  end if;

  begin
    if decision = 'set_time' then
      if item.kind = 'estimated_close' and coalesce(app.is_possible_end(item, ended_at), false) then
        perform app.add_decided_punch(item, 'out', ended_at, comment);
      elsif item.kind = 'missing_in' and coalesce(app.is_possible_start(item, started_at), false) then
        perform app.add_decided_punch(item, 'in', started_at, comment);
      else
        return app.refused('time_impossible');
      end if;
    end if;

    -- Punches that wait as one entry are decided together: its start, its breaks and its end. A rejected punch doesn't
    -- count, regardless of any other question about it.
    with answered as (
      select i.id, i.punch_id from public.decision_items i
      where i.company_id = item.company_id and i.state = 'open'
        and (
          i.id = item.id
          or (app.holds_punch(item.kind) and app.holds_punch(i.kind) and i.entry_id = item.entry_id)
        )
    ), decided as (
      update public.decision_items i set
        state = case when decision = 'reject' then 'rejected' else 'accepted' end,
        decided_at = now(),
        decided_by = app.my_person_id(),
        comment = decide_item.comment
      where i.company_id = item.company_id and i.state = 'open'
        and (
          i.id in (select a.id from answered a)
          or (decision = 'reject' and i.punch_id in (select a.punch_id from answered a))
        )
      returning i.punch_id
    )
    select min(p.occurred_at) into changed_at
    from decided d join public.punches p on p.company_id = item.company_id and p.id = d.punch_id;

    if decision = 'reject' then
      perform app.project_rejection(item.company_id, item.person_id, changed_at, cause);
    else
      perform app.project_person(item.company_id, item.person_id, least(changed_at, started_at), true, cause);
    end if;
    if decision = 'set_time'
      and exists (select from public.decision_items i where i.id = item.id and i.state = 'open') then
      raise exception 'overtaken' using errcode = 'MUOVT';
    end if;
  exception
    when sqlstate 'MUOVT' then
      return app.refused('time_impossible');
  end;
  perform app.touch_clocks(item.company_id, array[item.person_id]);
  return jsonb_build_object('verdict', 'applied', 'item_id', item.id);
end
$$;

comment on function public.decide_item(uuid, text, text, public.instant, public.instant) is
  'A supervisor or admin answers a decision item: accept, reject (the punch does not count) or set_time (ended_at '
  'of an estimated entry, started_at of one without a start). All but accept need a comment. Verdict applied or '
  'refused (not_found, already_decided, invalid_input, comment_missing, time_impossible).';

grant execute on function public.decide_item(uuid, text, text, public.instant, public.instant) to authenticated;
