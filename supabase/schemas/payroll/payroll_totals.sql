create or replace function app.payroll_totals(lines public.payroll_export_pay[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'minutes', (
      select coalesce(jsonb_object_agg(m.earning, m.minutes), '{}')
      from (select l.earning, sum(l.minutes) as minutes from unnest(lines) l group by l.earning) m
    ),
    'cents', (
      select coalesce(jsonb_object_agg(c.currency, c.cents), '{}')
      from (
        select l.currency, sum(l.amount_cents) as cents from unnest(lines) l
        where l.currency is not null and l.amount_cents is not null group by l.currency
      ) c
    ),
    'without_amount', (select count(*) from unnest(lines) l where l.amount_cents is null)
  )
$$;

comment on function app.payroll_totals(public.payroll_export_pay[]) is
  'Minutes by earning and cents by currency of lines of pay, and how many lines have no amount.';
