-- For the reasons for this shortcut and why it is correct, see docs/decisions/0180-a-punch-is-planned-once.md
create or replace function app.continue_ledger(
  company uuid, person uuid, punches app.folding[], cause app.cause
) returns app.fold_effect[]
language plpgsql set search_path = ''
as $$
declare
  added constant app.folding[] := app.in_fold_order(punches);
  first constant app.folding := added[1];
  before record;
  stored app.projected[];
  folded app.fold_result;
  effect app.fold_effect;
  one app.projected;
  made app.projected[] := '{}';
begin
  select
    row(
      case when e.id is not null then row(
        e.id, e.project_id, e.cost_code_id, e.started_at, null, null, e.zone, e.note, e.flags,
        (
          select coalesce(p.actor_person_id, p.person_id) from public.punches p
          where p.company_id = company and p.id = e.id
        ),
        array(
          select row(b.id, b.kind, b.started_at, b.ended_at)::app.folded_break
          from public.time_breaks b
          where b.company_id = company and b.entry_id = e.id and b.ended_at is not null
          order by b.started_at, b.id
        )
      )::app.folded_entry end,
      (
        select row(b.id, b.kind, b.started_at, null)::app.folded_break
        from public.time_breaks b
        where b.company_id = company and b.entry_id = e.id and b.ended_at is null
      ),
      null
    )::app.clock as clock,
    -- Off the clock, any punch but a clock-in raises a question, or an automatic clock-out before it had no effect.
    (e.id is not null or first.kind = 'in')
      and not exists (
        select from public.punches p
        where p.company_id = company and p.person_id = person and p.occurred_at >= first.at
          and p.id <> all (array(select a.id from unnest(added) a))
      )
      -- If two taps may be one, the fold must know which one counts.
      and not exists (
        select from (
          select p.kind, p.break_kind, p.project_id, p.cost_code_id
          from public.punches p
          where p.company_id = company and p.person_id = person
            and p.occurred_at between first.at - interval '60 seconds' and first.at
            and p.id <> all (array(select a.id from unnest(added) a))
            and not exists (
              select from public.punch_withdrawals w where w.company_id = company and w.punch_id = p.id
            )
            and not exists (
              select from public.decision_items i
              where i.company_id = company and i.punch_id = p.id and i.state = 'rejected'
            )
          order by p.occurred_at desc fetch first 1 rows with ties
        ) last
        where row(last.*)
          is not distinct from row(first.kind, first.break_kind, first.project_id, first.cost_code_id)
      )
      and not exists (
        select from public.decision_items i
        where i.company_id = company and i.person_id = person and i.state = 'open'
      )
      and not exists (
        select from public.person_merges m
        where m.company_id = company and person in (m.kept_person_id, m.dropped_person_id) and m.undone_at is null
      )
      -- The same condition as in app.presume_clock_out.
      and exists (
        select from public.memberships m
        where m.company_id = company and m.person_id = person and m.valid_from <= clock_timestamp()
          and (m.valid_to is null or m.valid_to > clock_timestamp())
      ) as is_usual,
    exists (
      select from app.location_points t
      where t.company_id = company and t.person_id = person and t.at >= first.at
    ) as has_trail
  into before
  from (select 1) one
  left join public.time_entries e on e.company_id = company and e.person_id = person and e.state = 'open';
  if not before.is_usual then
    return null;
  end if;

  folded := app.fold(added, before.clock);
  foreach effect in array folded.effects loop
    if effect.decision is not null or effect.estimated_entry_id is not null then
      return null;
    end if;
  end loop;
  stored := app.projected_entries(row(before.clock, '{}', '{}')::app.fold_result, false);
  foreach one in array app.projected_entries(folded, false) loop
    if one <> all (stored) then
      made := made || one;
    end if;
  end loop;
  if made <> '{}' then
    perform app.write_entries(
      company, person, case when stored <> '{}' then array[app.entry_record(stored[1])] else '{}' end, made, cause
    );
  end if;
  if before.has_trail then
    perform app.trim_trail(company, person, first.at);
  end if;
  return folded.effects;
end
$$;

comment on function app.continue_ledger(uuid, uuid, app.folding[], app.cause) is
  'The usual case of app.project_person: folds new punches of a person, which are stored, on from the entry that they '
  'have open. Null, and nothing done, where another punch, a question, a merge or the end of an access may change '
  'that.';
