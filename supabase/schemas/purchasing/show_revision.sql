create or replace function app.show_revision(company uuid, order_id uuid, revision integer) returns void
language sql volatile set search_path = ''
as $$
  update public.purchase_orders o set
    revision = r.revision, last_revision = greatest(o.last_revision, r.revision), vendor_id = r.vendor_id,
    vendor_name = r.vendor_name, project_id = r.project_id, needed_by = r.needed_by, total_cents = r.total_cents,
    cost_code_ids = l.codes,
    search_text = app.plain_text(concat_ws(
      ' ', o.number, coalesce(v.name, r.vendor_name), p.name, p.number, l.descriptions
    ))
  from public.order_revisions r
  left join public.vendors v on v.company_id = r.company_id and v.id = r.vendor_id
  left join public.projects p on p.company_id = r.company_id and p.id = r.project_id
  cross join lateral (
    select coalesce(array_agg(distinct x.cost_code_id) filter (where x.cost_code_id is not null), '{}') as codes,
      left(string_agg(concat_ws(' ', x.item_number, x.description), ' ' order by x.position), 4000) as descriptions
    from public.purchase_order_lines x
    where x.company_id = r.company_id and x.order_id = r.order_id and x.revision = r.revision
  ) l
  where o.company_id = company and o.id = show_revision.order_id and r.company_id = o.company_id
    and r.order_id = o.id and r.revision = show_revision.revision
$$;

comment on function app.show_revision(uuid, uuid, integer) is
  'Makes a revision the one that an order''s own columns repeat for lists.';
