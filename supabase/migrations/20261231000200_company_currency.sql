-- A company's amounts are in one currency: the one in which most of its rates are.

alter table public.company_settings add column currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$');
comment on column public.company_settings.currency is
  'What budgets and costs are in. Pay in another currency is left out of them and listed, never converted.';

update public.company_settings s set currency = paid.currency
from (
  select company_id, mode() within group (order by currency) as currency
  from (
    select company_id, currency from public.pay_rates where removed_at is null
    union all
    select company_id, currency from public.job_rates where removed_at is null
  ) rates group by company_id
) paid
where paid.company_id = s.company_id and paid.currency <> s.currency;
