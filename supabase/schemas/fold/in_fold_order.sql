create or replace function app.in_fold_order(punches app.folding[]) returns app.folding[]
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(punches) < 2 then
    return punches;
  end if;
  return (
    select coalesce(array_agg(
      placed.punch
      order by placed.at, placed.turn, placed.is_own desc, placed.device_id, placed.device_seq, placed.id
    ), '{}')
    from (
      select
        punch, punch.at, punch.device_id, punch.device_seq, punch.id,
        first_value(app.turn_at_instant(punch)) over of_device as turn,
        first_value(punch.own) over of_device as is_own
      from unnest(punches) as punch
      window of_device as (partition by punch.at, punch.device_id order by punch.device_seq, punch.id)
    ) placed
  );
end
$$;

comment on function app.in_fold_order(app.folding[]) is
  'The order in which punches are folded: by the instant that pays. At one instant a device''s punches stay '
  'together as it made them; of several devices, who ends a break or their work comes before who begins some, and a '
  'person''s own word before a supervisor''s. Only what says the same is ordered by ids. The same rule stands in '
  'packages/domain/src/clock.';
