create or replace function app.audit_answer(company uuid, filters jsonb, after text, size integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  rows public.audit_events[];
  last_row public.audit_events;
begin
  select array_agg(r order by r.recorded_at desc, r.id desc) into rows
  from app.audit_rows(company, filters, after, size + 1) r;
  if cardinality(rows) > size then
    rows := rows[:size];
    last_row := rows[size];
  end if;
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', r.id,
          'at', app.instant(r.recorded_at),
          'actor', case
            when r.actor_hidden then jsonb_build_object('kind', 'hidden')
            when v.id is not null
              then jsonb_build_object('kind', 'platform', 'name', v.admin_name, 'visited_id', v.person_id)
            when l.user_id is not null then jsonb_build_object('kind', 'platform')
            when r.actor_person_id is not null
              then jsonb_build_object('kind', 'person', 'person_id', r.actor_person_id)
            when k.id is not null then jsonb_build_object('kind', 'kiosk', 'name', k.name)
            when r.actor_user_id is not null then jsonb_build_object('kind', 'platform')
            else jsonb_build_object('kind', 'system')
          end,
          'action', r.action, 'subject', r.subject, 'subject_id', r.subject_id, 'person_id', r.person_id,
          'before', r.before, 'after', r.after
        ) order by r.recorded_at desc, r.id desc
      ), '[]')
      from unnest(rows) r
      left join public.platform_admins l on l.user_id = r.actor_user_id
      -- For actions during a support visit: who acted, and as whom.
      left join app.support_visits v on v.company_id = company and v.admin_user_id = r.actor_user_id
        and r.subject in ('support_visits', 'support_visit_reads')
        and v.id::text = coalesce(r.after ->> 'visit_id', r.subject_id)
      left join public.kiosks k on k.company_id = company and k.user_id = r.actor_user_id
    ),
    'names', coalesce(app.audit_names(company, rows), '{}'),
    'next', case
      when last_row.id is not null then
        (extract(epoch from last_row.recorded_at) * 1000000)::bigint || ':' || last_row.id
    end
  );
end
$$;

comment on function app.audit_answer(uuid, jsonb, text, integer) is
  'A page of the audit with the names it mentions and the cursor of the next page.';
