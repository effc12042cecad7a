#!/bin/sh
# Brings a saved database back, into an empty one in which grants.sql was carried out, and checks its books:
#   OWNER_URL=postgres://croupier_owner:…@db/casino restore.sh casino.dump
# Stop all processes first. It refuses a database that holds a site.
set -eu
file=$1
if [ "$(psql -At -d "$OWNER_URL" -c "select to_regnamespace('platform') is not null")" = t ]; then
	echo "There is a site in this database already: restore into an empty one" >&2
	exit 1
fi
pg_restore --no-owner --no-privileges --exit-on-error --dbname "$OWNER_URL" "$file"
DATABASE_URL=$OWNER_URL npm run --silent migrate
DATABASE_URL=$OWNER_URL npm run --silent ledger -- check
