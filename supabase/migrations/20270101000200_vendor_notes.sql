-- Vendors take comments and files.

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('vendor', 'app.may_read_vendor', 'app.may_read_vendor', 'app.may_read_vendor', 'app.vendor_readers');
