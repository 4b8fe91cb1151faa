create or replace function app.order_condition(filters jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat(
    case when filters ? 'vendor_id' then ' and o.vendor_id = ($4 ->> ''vendor_id'')::uuid' end,
    case when filters ? 'project_id' then ' and o.project_id = ($4 ->> ''project_id'')::uuid' end,
    case when filters ? 'cost_code_id' then ' and ($4 ->> ''cost_code_id'')::uuid = any (o.cost_code_ids)' end,
    case when filters ? 'label' then ' and app.order_label(o) = $4 ->> ''label''' end,
    case when filters ->> 'own_approval' = 'true' then ' and o.own_approval' end,
    case when filters ? 'from' then ' and o.created_at >= ($4 ->> ''from'')::timestamp at time zone $6' end,
    case when filters ? 'to' then
      ' and o.created_at < (($4 ->> ''to'')::date + 1)::timestamp at time zone $6' end,
    -- One condition per word, because a trigram index can't search for "all of them".
    case when filters ? 'q' then (
      select string_agg(
        case when word is null
          then format(' and o.search_text ~ (app.search_patterns($4 ->> ''q''))[%s]', at)
          else format(' and o.search_text like (app.search_likes($4 ->> ''q''))[%s]', at)
        end, '' order by at
      )
      from unnest(app.search_likes(filters ->> 'q')) with ordinality w (word, at)
    ) end
  )
$$;

comment on function app.order_condition(jsonb) is
  'The filters of list_orders as a condition on purchase_orders o, with the filters as $4 and the zone as $6. No '
  'value of a filter is in the text.';
