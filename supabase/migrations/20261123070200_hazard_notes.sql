-- Hazards take comments and files.

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('hazard', 'app.may_read_hazard', 'app.may_read_hazard', 'app.may_read_hazard', 'app.hazard_readers');
