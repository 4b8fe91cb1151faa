-- At the rule's instant a phone may still have earlier punches to send, so the server waits for it; at 16 h the
-- estimate ends the entry in any case. docs/decisions/0330-an-automatic-clock-out-yields.md
create or replace function app.auto_outs_due(as_of timestamptz, for_person uuid default null)
returns table (company_id uuid, person_id uuid, entry_id uuid, ends_at timestamptz, flags text[])
language sql stable security definer set search_path = ''
as $$
  select e.company_id, e.person_id, e.id, d.ends_at, d.flags
  from app.active_companies() c
  join public.time_entries e on e.company_id = c.id and e.state = 'open' and e.started_at < as_of
  cross join lateral (
    select r.rule, r.changed_at from public.company_rules r
    where r.company_id = e.company_id and r.kind = 'auto_out'
      and r.valid_from
        <= (e.started_at at time zone app.known_zone(e.zone, e.company_id, e.person_id, e.started_at))::date
    order by r.valid_from desc limit 1
  ) held
  cross join lateral (
    select app.auto_out_at(e, held.rule) as at, e.started_at + app.long_shift() as limit_at
  ) rule
  cross join lateral (
    select max(p.at) as at
    from unnest(app.settled_punches(
      e.company_id, e.person_id, row(e.started_at, null, null, null)::app.ledger_position
    )) as p
    where not 'auto_out' = any (p.flags)
  ) seen
  cross join lateral (
    select greatest(rule.at, seen.at) as ends_at, '{auto_out}'::text[] as flags, 1 as turn
    -- People who were at work when the rule was saved aren't clocked out before that.
    where rule.at >= held.changed_at and rule.at <= rule.limit_at and greatest(rule.at, seen.at) <= as_of
      and (
        not exists (
          select from public.device_reports r
          where r.company_id = e.company_id and r.person_id = e.person_id
            and r.last_contact_at > e.started_at - interval '1 day'
        )
        or exists (
          select from public.device_reports r
          where r.company_id = e.company_id and r.person_id = e.person_id
            and r.nothing_unsent_at > greatest(rule.at, seen.at)
        )
      )
    union all
    select greatest(rule.limit_at, seen.at), '{auto_out,missing_out}', 2
    where greatest(rule.limit_at, seen.at) < as_of
    order by turn limit 1
  ) d
  where exists (
      select from public.company_rules r
      where r.company_id = c.id and r.kind = 'auto_out' and r.rule ->> 'mode' <> 'off'
    )
    and held.rule ->> 'mode' <> 'off' and (rule.at <= as_of or rule.limit_at < as_of)
    and (for_person is null or e.person_id = for_person)
$$;

comment on function app.auto_outs_due(timestamptz, uuid) is
  'Who is to be clocked out by their company''s rule, and when their entry ends: at the rule''s instant, never before '
  'the last punch seen, once a device has had nothing unsent after it or there is none; after 16 hours, by the '
  'estimate.';
