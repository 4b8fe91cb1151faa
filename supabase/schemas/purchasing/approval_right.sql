create or replace function app.approval_right(
  o public.purchase_orders, person uuid, out refusal text, out own_approval boolean, out on_behalf_of uuid
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  rules constant public.purchasing_settings := app.purchasing_rules(o.company_id);
  person_role constant text := app.role_at(o.company_id, person, now());
  givers constant uuid[] := app.delegation_givers(o.company_id, person);
  involved constant uuid[] := array_remove(array[o.author_person_id, o.requester_person_id, o.submitted_by], null);
  is_only_admin boolean;
begin
  own_approval := false;
  if person_role is null or person_role not in ('admin', 'supervisor') then
    refusal := 'not_allowed';
  elsif exists (
    select from app.order_approvals(o) a where a.actor_person_id = person
  ) then
    refusal := 'approved_before';
  elsif person = any (involved) or givers && involved then
    is_only_admin := app.is_sole_admin(o.company_id, person);
    if is_only_admin or (
      person_role = 'admin' and person = any (involved) and o.total_cents <= rules.own_approval_up_to_cents
    ) then
      own_approval := true;
    else
      refusal := case when person = any (involved) then 'own_order' else 'delegate_of_author' end;
    end if;
  end if;
  if refusal is not null or own_approval then
    return;
  end if;

  if app.sees_order_project(o.company_id, person, o.project_id)
    and o.total_cents <= app.approval_limit(o.company_id, person)
  then
    return;
  end if;
  select g.id into on_behalf_of from unnest(givers) with ordinality g (id, place)
  where app.sees_order_project(o.company_id, g.id, o.project_id)
    and o.total_cents <= app.approval_limit(o.company_id, g.id)
  order by g.place limit 1;
  if on_behalf_of is null then
    refusal := case when app.sees_order_project(o.company_id, person, o.project_id) then 'over_limit'
      else 'not_allowed' end;
  end if;
end
$$;

comment on function app.approval_right(public.purchase_orders, uuid) is
  'Whether a person may decide an order as it is now: refusal says why not. Author, requester, submitter and who '
  'stands in for one of them may not, but the only admin may, and an admin up to the company''s amount '
  '(own_approval). on_behalf_of is whose limit a delegate uses; what was delegated to that person is not passed on.';
