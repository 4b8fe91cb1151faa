create or replace function app.audit_condition(
  company uuid, filters jsonb, before_at timestamptz, before_id uuid
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  -- Written into the statement instead of passed as a parameter, so that each combination is planned for the right
  -- index and months.
  return concat_ws(
    ' and ',
    format('e.company_id = %L and (not e.actor_hidden or e.recorded_at < %L)', company, date_trunc('hour', now())),
    'e.subject = ' || quote_literal(filters ->> 'subject'),
    'e.subject_id = ' || quote_literal(filters ->> 'subject_id'),
    case filters ->> 'action'
      when 'read' then 'right(e.subject, 6) = ''_reads'''
      when 'change' then 'right(e.subject, 6) <> ''_reads'''
      when 'insert' then 'e.action = ''insert'' and right(e.subject, 6) <> ''_reads'''
      else 'e.action = ' || quote_literal(filters ->> 'action')
    end,
    'e.recorded_at >= ' || quote_literal((filters ->> 'from')::timestamptz),
    'e.recorded_at < ' || quote_literal((filters ->> 'to')::timestamptz),
    'e.recorded_at <= ' || quote_literal(before_at),
    '(e.recorded_at, e.id) < (' || quote_literal(before_at) || ', ' || quote_literal(before_id) || ')'
  );
end
$$;

comment on function app.audit_condition(uuid, jsonb, timestamptz, uuid) is
  'All filters but person and words as SQL over `public.audit_events e`, for what stands before a place in the '
  'list.';
