create or replace function app.asks_at_clock_out(company uuid, person uuid, day date) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  own jsonb;
begin
  select t.breaks into own from public.pay_terms t
  where t.company_id = company and t.person_id = person and t.valid_from <= day
  order by t.valid_from desc limit 1;
  -- A set that the terms only name is used in its current version.
  if own ? 'set' and not own ? 'ask_at_clock_out' then
    own := app.break_set(own ->> 'set', 2);
  end if;
  return coalesce(
    (own ->> 'ask_at_clock_out')::boolean,
    (
      select (r.rule ->> 'ask_at_clock_out')::boolean from public.company_rules r
      where r.company_id = company and r.kind = 'breaks' and r.valid_from <= day
      order by r.valid_from desc limit 1
    ),
    false
  );
end
$$;

comment on function app.asks_at_clock_out(uuid, uuid, date) is
  'True when the break rule of a person asks at the clock-out on a day, as asksAtClockOut of packages/contract '
  '(time-facts.ts).';
