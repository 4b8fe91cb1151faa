create or replace function app.is_topic_list(topics text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    array_position(topics, null) is null and topics <@ array(
      select topic || '.' || channel
      from unnest('{clock,breaks,crew,schedule,requests,timesheets,certificates,safety}'::text[]) topic
      cross join unnest('{email,push}'::text[]) channel
    ),
    false
  )
$$;

comment on function app.is_topic_list(text[]) is
  'True when these are topics of notifications that a person can turn off, each with its channel, as clock.email.';
