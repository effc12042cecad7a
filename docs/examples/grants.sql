-- Who may do what in the database, with least privilege. Run once for each database, as an administrator of the server:
--   psql -v ON_ERROR_STOP=1 -d casino -f grants.sql
-- in the empty database of the site. Then give the roles passwords (\password croupier_owner), and make the tables as their
-- owner:
--   DATABASE_URL=postgres://croupier_owner:…@db/casino npm run migrate
--
-- croupier_owner   owns the tables and the triggers that guard the books; `npm run migrate` alone signs in as it
-- croupier         what the server signs in as: it reads and writes rows, and can neither change tables nor drop triggers
-- croupier_reader  what looks: `npm run ledger -- check` and `npm run cashier -- list`, also on a standby

-- Roles are those of the whole server: there already, where it has another database of the site.
do $$
declare
  role text;
begin
  foreach role in array array['croupier_owner', 'croupier', 'croupier_reader'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I login', role);
    end if;
  end loop;
end
$$;

-- A pooler in transaction mode takes no limits from the server, so the roles have them (milliseconds).
alter role croupier set statement_timeout = 30000;
alter role croupier set idle_in_transaction_session_timeout = 60000;
alter role croupier_reader set default_transaction_read_only = on;

revoke all on schema public from public;
do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect, create on database %I to croupier_owner', current_database());
  execute format('grant connect on database %I to croupier, croupier_reader', current_database());
end
$$;

-- Of all that the owner makes, now and by later releases.
alter default privileges for role croupier_owner grant usage on schemas to croupier, croupier_reader;
alter default privileges for role croupier_owner grant select, insert, update, delete on tables to croupier;
alter default privileges for role croupier_owner grant usage on sequences to croupier;
alter default privileges for role croupier_owner grant select on tables to croupier_reader;
