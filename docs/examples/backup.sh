#!/bin/sh
# Saves the whole database into a file, and proves that it can be brought back with its books right:
#   OWNER_URL=postgres://croupier_owner:…@db/casino ADMIN_URL=postgres://postgres:…@db/postgres backup.sh casino.dump
# ADMIN_URL may create databases; the copy that is checked is dropped again. Run it in the folder of the program.
set -eu
file=$1
copy=casino_check_$$
copy_url=$(printf '%s' "$ADMIN_URL" | sed "s#/[^/?]*\(?.*\)\{0,1\}\$#/$copy\1#")
pg_dump --format=custom --file "$file" "$OWNER_URL"
psql -v ON_ERROR_STOP=1 -q -d "$ADMIN_URL" -c "create database $copy"
trap 'psql -q -d "$ADMIN_URL" -c "drop database if exists $copy with (force)"' EXIT
pg_restore --no-owner --no-privileges --exit-on-error --dbname "$copy_url" "$file"
DATABASE_URL=$copy_url npm run --silent ledger -- check
