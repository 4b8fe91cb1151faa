-- The type of a set of recovery codes, as in the auth server of a hosted project. In a file of its own:
-- a new value can be used only after it is committed.

alter type auth.factor_type add value if not exists 'recovery_code';
