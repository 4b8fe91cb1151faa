create or replace function app.order_people(company uuid, people uuid[]) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(app.person_label(company, p.id) order by p.place), '[]')
  from unnest(people) with ordinality p (id, place)
$$;

comment on function app.order_people(uuid, uuid[]) is 'People as screens name them, in their order.';
