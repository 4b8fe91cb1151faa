-- A company's identity provider says how long a sign-in is good; the session is opened later, for the flow's code.

alter table auth.flow_state add column session_not_after timestamptz;
comment on column auth.flow_state.session_not_after is
  'When the session that the code opens ends, as the identity provider said; null: it said nothing.';
