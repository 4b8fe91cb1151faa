create or replace function app.queue_other_pay_hours() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    perform app.queue_hours(old.company_id, old.person_id, old.date, old.date);
  end if;
  if tg_op <> 'DELETE' then
    perform app.queue_hours(new.company_id, new.person_id, new.date, new.date);
  end if;
  return null;
end
$$;

comment on function app.queue_other_pay_hours() is
  'Has the week of other pay that was added, moved or removed calculated again.';
