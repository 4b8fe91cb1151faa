create or replace function app.may_decide_order(o public.purchase_orders) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if o.approval <> 'submitted' or o.canceled_at is not null or o.closed_at is not null then
    return false;
  end if;
  return (app.approval_right(o, app.my_person_id())).refusal is null;
end
$$;

comment on function app.may_decide_order(public.purchase_orders) is 'True when the caller may decide an order now.';
