-- The punches of a batch are judged one by one and stored together.
alter type app.batch_item add attribute stored public.punches;
alter type app.batch_item add attribute stored_place public.punch_locations;
comment on type app.batch_item is
  'What became of an item. status: new, replayed, conflict or refused. hold: the question that a new one waits for. '
  'punch: a new one, as it is folded. stored: what the ledger gets of it. stored_place: of its place, if it told one.';
