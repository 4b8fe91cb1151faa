create or replace function app.live_order_link(token text, out link public.order_links, out o public.purchase_orders)
language plpgsql volatile set search_path = ''
as $$
begin
  select * into link from public.order_links l
  where l.token_hash = sha256(convert_to(coalesce(token, ''), 'UTF8')) and l.used_at is null and l.expires_at > now();
  -- Locks the order before its link, like everyone who decides.
  select * into o from public.purchase_orders x
  where x.company_id = link.company_id and x.id = link.order_id for update;
  select * into link from public.order_links l
  where l.company_id = link.company_id and l.id = link.id and l.used_at is null for update;
  if link.id is null or app.is_suspended(o.company_id) or o.revision <> link.revision or o.approval <> 'submitted'
    or o.canceled_at is not null or o.closed_at is not null or link.created_at < o.submitted_at
    or (app.approval_right(o, link.person_id)).refusal is not null
  then
    link := null;
    o := null;
  end if;
end
$$;

comment on function app.live_order_link(text) is
  'The link of a token and its order, both held until the transaction ends; null for a token that is unknown, '
  'expired or used, whose revision or submit is not the last, that was decided otherwise, or whose person has lost '
  'the right.';
