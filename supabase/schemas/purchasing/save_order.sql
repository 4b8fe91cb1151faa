create or replace function public.save_order(
  id uuid, entry jsonb, version integer default null, request_ids uuid[] default '{}'
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', entry, request_ids), 'UTF8'));
  wrong text;
  held public.purchase_orders;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  wrong := case when save_order.id is null then 'id'
    when request_ids is null or exists (
      select from unnest(request_ids) as r (id)
      left join public.order_requests x on x.company_id = company and x.id = r.id
      where not app.sees_request(x) or x.state <> 'open' and x.order_id is distinct from save_order.id
    ) then 'request_ids'
    else app.wrong_order_field(company, entry) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  if version is null then
    insert into public.purchase_orders (company_id, id, author_person_id, request_hash)
    values (company, save_order.id, me, digest)
    on conflict on constraint purchase_orders_pkey do nothing
    returning * into held;
    if held.id is null then
      select * into held from public.purchase_orders o
      where o.company_id = company and o.id = save_order.id and o.author_person_id = me and o.request_hash = digest;
      return case when held.id is null then app.refused('other_payload')
        else app.saved_order('replayed', held) end;
    end if;
    perform app.write_revision(company, held.id, 1, entry, me);
    perform app.add_order_event(held, save_order.id, 'created', digest);
  else
    held := app.order_to_change(save_order.id);
    if held.id is null then
      return app.refused('not_found');
    end if;
    if not app.is_order_editor(held) then
      return app.refused('not_allowed');
    end if;
    if held.version <> save_order.version then
      return app.refused('changed_meanwhile');
    end if;
    if held.canceled_at is not null or held.closed_at is not null or held.approval = 'rejected' then
      return app.refused('wrong_state');
    end if;
    if held.approval <> 'draft' then
      -- A submitted revision stays unchanged; a new one takes its place.
      held.revision := held.last_revision + 1;
      update public.purchase_orders o set approval = 'draft', revision = held.revision, last_revision = held.revision
      where o.company_id = company and o.id = held.id;
      perform app.add_order_event(held, gen_random_uuid(), 'revised', digest);
    end if;
    perform app.write_revision(company, held.id, held.revision, entry, me);
  end if;
  perform app.answer_requests(company, held.id, request_ids);
  select * into held from public.purchase_orders o where o.company_id = company and o.id = save_order.id;
  return app.saved_order('applied', held);
end
$$;

comment on function public.save_order(uuid, jsonb, integer, uuid[]) is
  'A buyer writes an order under an id of their device (without a version; again changes nothing) or changes it '
  'over the version that was read. A submitted, returned or approved one becomes the draft of a new revision; what '
  'is approved stays in force. request_ids are the requests that it answers. Verdict applied or replayed with '
  'version, revision and total, or refused (not_allowed, not_found, invalid_input with the field in detail, '
  'changed_meanwhile, wrong_state, other_payload).';

grant execute on function public.save_order(uuid, jsonb, integer, uuid[]) to authenticated;
