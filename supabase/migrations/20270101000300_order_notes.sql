-- Orders take comments and files.

insert into app.record_kinds (kind, may_read, may_comment, may_attach, readers) values
  ('purchase_order', 'app.may_read_order', 'app.may_read_order', 'app.may_read_order', 'app.order_readers');
