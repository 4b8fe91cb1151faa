-- One call may add thousands of rows, so their effects run once per statement, not once per row.
create or replace function app.write_audit(
  table_name text, operation text, hiding_column text, wholes jsonb[], before jsonb[], after jsonb[]
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login constant uuid := auth.uid();
  person constant uuid := app.my_person_id();
begin
  -- The log of a deleted company is deleted too.
  if app.is_deleting_company() then
    return;
  end if;
  insert into public.audit_events (
    company_id, recorded_at, recorded_by, actor_user_id, actor_person_id, actor_hidden,
    action, subject, subject_id, person_id, before, after
  )
  select
    (c.whole ->> case when table_name = 'companies' then 'id' else 'company_id' end)::uuid,
    case when c.is_hidden then date_trunc('hour', now()) else now() end,
    case when not c.is_hidden then pg_current_xact_id() end,
    case when not c.is_hidden then login end,
    case when not c.is_hidden then person end,
    c.is_hidden,
    operation, table_name,
    coalesce(c.whole ->> 'id', c.whole ->> 'person_id', c.whole ->> 'user_id', c.whole ->> 'company_id'),
    case when not c.is_hidden then (c.whole ->> 'person_id')::uuid end,
    c.before, c.after
  from (
    select w.whole, w.before, w.after, coalesce((w.whole ->> hiding_column)::boolean, false) as is_hidden
    from unnest(wholes, before, after) as w (whole, before, after)
  ) c;
end
$$;

comment on function app.write_audit(text, text, text, jsonb[], jsonb[], jsonb[]) is
  'Records changes of one table: the whole rows, of which each event tells whose it is, and what of them was and '
  'is.';
