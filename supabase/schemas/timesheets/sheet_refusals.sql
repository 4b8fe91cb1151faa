create or replace function app.sheet_refusals(
  company uuid, from_date date, to_date date, people uuid[], states text[], rule jsonb, me uuid,
  role text, as_unsigned boolean default false
) returns table (person_id uuid, zone text, sign text, approve text, lock text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  must_sign constant boolean := coalesce((rule ->> 'employee_signs')::boolean, false) and not as_unsigned;
  admins_approve constant boolean := coalesce(rule -> 'levels' = '["admin"]', false);
  is_sole constant boolean := me = any (people) and app.is_sole_admin(company, me);
  crew uuid[] := '{}';
  led uuid[] := '{}';
begin
  if role in ('supervisor', 'admin') and not admins_approve then
    select array_agg(l.person_id) filter (where l.by_me), array_agg(l.person_id) filter (where l.by_another)
    into crew, led from app.led_people(company, people, me) l;
  end if;
  return query
    select s.person_id, z.zone,
      coalesce(
        case s.state
          when 'locked' then 'sheet_locked' when 'approved' then 'already_approved' when 'signed' then 'already_signed'
        end,
        case when t.today < to_date then 'period_not_over' else u.reason end
      ),
      case
        when s.state = 'locked' then 'sheet_locked'
        when s.state = 'approved' then 'already_approved'
        -- The person's lead approves, or an admin if there is none; the only admin also approves their own.
        when s.person_id = me and not is_sole then 'own_sheet'
        when s.person_id = me or s.person_id = any (crew) then a.reason
        when role is distinct from 'admin' then 'not_allowed'
        when s.person_id = any (led) then 'waits_for_supervisor'
        else a.reason
      end,
      case
        when role is distinct from 'admin' then 'not_allowed'
        when s.person_id = me and not is_sole then 'own_sheet'
        when s.state = 'locked' then 'sheet_locked'
        when s.state <> 'approved' then 'not_approved'
        -- A last day that isn't over can be signed and approved, but not locked.
        when t.today <= to_date then 'period_not_over'
        else u.reason
      end
    from unnest(people, states) as s (person_id, state)
    join app.people_zones(company, people) z on z.person_id = s.person_id
    left join app.unsettled_people(company, people, from_date, to_date) u on u.person_id = s.person_id
    cross join lateral (select (now() at time zone z.zone)::date as today) t
    cross join lateral (
      select case
        when t.today < to_date then 'period_not_over'
        when u.reason is not null then u.reason
        when must_sign and s.state <> 'signed' then 'not_signed'
      end as reason
    ) a;
end
$$;

comment on function app.sheet_refusals(uuid, date, date, uuid[], text[], jsonb, uuid, text, boolean) is
  'Why timesheets of a period in these states can''t be signed, whoever asks, and why a caller with a person and a '
  'role can''t approve or lock them; null where it can be. With each the zone in which the person works now. People '
  'are named once. as_unsigned: approved although the person has not signed.';
