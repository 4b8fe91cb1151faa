-- The kinds of topics are lines of app.may_listen, where they are found by name.

drop table app.topic_kinds;
